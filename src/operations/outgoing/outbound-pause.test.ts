import { expect, it } from 'vitest';
import { mailTemplates } from '#app/mail-templates.ts';
import { mailWorkers, workers } from '#app/workers.ts';
import { createTrialWrite } from '#db/write.ts';
import { mailboxTransport } from '#emulators/mailbox/mailbox-transport.ts';
import { createVapidKeys } from '#features/notifications/lib/push/web-push-service.ts';
import { searchAged } from '#features/search/query/server/jobs.ts';
import { BillingUnavailable } from '#lib/billing/errors.ts';
import { createMailPost } from '#lib/mail/mail-post.ts';
import { adminCommands } from '#operations/commands/find-command.ts';
import { pauseBilling } from '#operations/outgoing/pause-billing.ts';
import { pauseCalendars } from '#operations/outgoing/pause-calendars.ts';
import { pauseCompletions } from '#operations/outgoing/pause-completions.ts';
import { pauseMails } from '#operations/outgoing/pause-mails.ts';
import { pausePush } from '#operations/outgoing/pause-push.ts';
import { pauseSms } from '#operations/outgoing/pause-sms.ts';
import { pauseVatRegister } from '#operations/outgoing/pause-vat-register.ts';
import { pauseWebhooks } from '#operations/outgoing/pause-webhooks.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { outboundPause } from './outbound-pause.ts';

const app = await sharedTestApp();

const run = async (name: string, words: string[] = [], isDryRun = false) => {
  const { services } = app;
  const openBackupSource = () => Promise.reject(new Error('No backup is taken here.'));
  const write = isDryRun ? createTrialWrite(services.db) : services.write;
  const tools = { ...services, openBackupSource, write };
  return adminCommands[name]?.run(tools, words, isDryRun).catch((error: unknown) => String(error));
};

const jobs = async (where: string) =>
  (await app.pool.query(`select name, state, retry_count from jobs.job where ${where}`)).rows;

const mailsTo = async (address: string) =>
  (await app.pool.query('select id from development_mailbox where to_address = $1', [address]))
    .rowCount;

it('outgoing calls are paused after a restore until the operator releases them, and then all are sent', async () => {
  const { services } = app;
  expect(await run('release-held')).toContain('Nothing is held');
  await app.pool.query("insert into restores (backup_made_at) values ('2026-11-20T03:00Z')");
  for (const email of ['told@example.test', 'dropped@example.test']) {
    await app.make.client({ approved: false, email });
    await run('approve', [email]);
  }
  await app.pool.query(
    `update jobs.job set name = 'mail-requested', created_on = now() - interval '1 day', state = 'active',
            started_on = now(), heartbeat_on = now(),
            data = '{"mail": "account-approved", "to": {"name": "", "address": "dropped@example.test"}, "props": {}}'
      where id = (select id from jobs.job where name = 'account-approved' order by created_on desc limit 1)`,
  );

  const pause = outboundPause(services.db);
  const billing = pauseBilling(services.billing, pause);
  const transport = pauseMails(mailboxTransport(services.db), pause);
  const customer = { userId: 'someone', email: 'a@example.test', name: 'A' };
  await expect(billing.createCustomer(customer, 'key')).rejects.toThrow(BillingUnavailable);
  expect(await Array.fromAsync(billing.listAllSubscriptions())).toEqual([]);
  const message = { id: 'x', to: { name: '', address: 'a@example.test' }, subject: 'Held' };
  await expect(transport.deliver({ ...message, html: '', text: '', headers: {} })).rejects.toThrow(
    'release-held',
  );
  const asked = pauseCompletions({ host: 'x', complete: async () => 'asked' }, pause);
  const request = { instructions: '', text: '', name: '', schema: {} };
  await expect(asked.complete(request)).rejects.toThrow('release-held');

  const texting = pauseSms({ send: async () => undefined }, pause);
  await expect(texting.send({ to: '+442079460000', text: '' })).rejects.toThrow('release-held');

  const calendars = pauseCalendars({ fetch: async () => new Uint8Array() }, pause);
  await expect(calendars.fetch('https://calendar.example/')).rejects.toThrow('release-held');

  const register = pauseVatRegister({ knows: async () => true }, pause);
  const number = { countryCode: 'DE', vatNumber: '123456789' };
  await expect(register.knows(number)).rejects.toThrow('release-held');

  const pushing = pausePush({ accepts: () => true, send: async () => undefined }, pause);
  const to = { endpoint: 'https://push.example/1', p256dh: '', auth: '' };
  const push = { to, keys: createVapidKeys(), subject: '', text: '', ttlSeconds: 1, replaces: '' };
  await expect(pushing.send(push)).rejects.toThrow('release-held');

  const webhooks = pauseWebhooks(
    { accepts: () => true, post: () => Promise.reject(new Error('It was sent.')) },
    pause,
  );
  const posted = webhooks.post('https://hooks.example/', { headers: {}, body: '' });
  await expect(posted).rejects.toThrow('release-held');

  // What stays inside runs; the rest waits, and loses no try.
  await services.jobs.enqueue(services.db, searchAged, {});
  const post = createMailPost({ transport, templates: mailTemplates });
  await services.jobs.work([...workers, ...mailWorkers(services, post)], services, pause);
  await eventually(async () =>
    expect(await jobs("name = 'search-aged' and state <> 'completed'")).toEqual([]),
  );
  expect(await jobs("name = 'account-approved'")).toEqual([
    { name: 'account-approved', state: 'created', retry_count: 0 },
  ]);

  const admin = await app.as(await app.make.admin());
  const { held } = await admin.restores.findPaused({});
  expect(held).toMatchObject({ backupMadeAt: '2026-11-20T03:00:00.000Z', waiting: 2 });

  const tried = await run('release-held', [], true);
  expect(tried).toContain('account-approved: 1');
  expect(tried).toMatch(/mail-requested: 1.*1 had been begun and may have gone out/);
  expect(tried).toContain('dropped@example.test');
  expect(tried).not.toContain('search-aged');
  expect(await run('drop-held', ['search-aged'])).toContain('Nothing of the kind');
  expect(await run('drop-held', ['mail-requested'], true)).toContain('dropped@example.test');
  expect(await jobs("name = 'mail-requested'")).toHaveLength(1);
  expect(await run('drop-held', ['mail-requested'])).toContain('Removed: 1');
  expect(await pause.isHeld()).toBe(true);

  expect(await run('release-held')).toContain('Released');
  await eventually(async () => expect(await mailsTo('told@example.test')).toBe(1));
  expect(await mailsTo('dropped@example.test')).toBe(0);
  expect(await asked.complete(request)).toBe('asked');
  await expect(billing.createCustomer(customer, 'key')).resolves.toHaveProperty('customerId');
  expect(await admin.restores.findPaused({})).toEqual({ held: null });
  const { rows } = await app.pool.query('select action from audit_log order by id desc limit 2');
  expect(rows).toEqual([{ action: 'held-released' }, { action: 'held-dropped' }]);
});
