import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { type AdminViewer, isAdmin } from '#access/viewer.ts';
import { mailTemplates } from '#app/mail-templates.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { createMailPost, type MailPost } from '#lib/mail/mail-post.ts';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { toAnnouncementId } from '../ids.ts';
import { interrupted } from './commands/run-announcement.ts';
import { sendAnnouncement } from './commands/send-announcement.ts';
import { startAnnouncement } from './commands/start-announcement.ts';
import {
  askAboutForgotten,
  repeatDeliveries,
  steerAnnouncement,
} from './commands/steer-announcement.ts';
import { countAudience } from './queries/audience.ts';
import { countDeliveries } from './queries/deliveries.ts';

let app: TestApp;
let admin: AdminViewer;
let server: Awaited<ReturnType<typeof smtpServerFixture>>;
let post: MailPost;
let send: (blastId: string) => Promise<{ nextAt: Date | null }>;
const consultants: UserId[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const viewer = await viewerOf(app.db, await app.make.admin());
  if (!isAdmin(viewer)) throw new Error('That is no admin.');
  admin = viewer;
  server = await smtpServerFixture();
  const from = { name: 'Direct365', address: 'hello@direct365.example' };
  const transport = smtpTransport({ url: server.url, from });
  post = createMailPost({ transport, templates: mailTemplates });
  const tools = { ...app.services, post };
  send = (blastId) => sendAnnouncement(tools, blastId, new AbortController().signal);
  for (const name of ['one', 'two', 'three', 'four']) {
    const email = `${name}@blast.test`;
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    consultants.push(await app.make.consultant({ email, firstName: name, lastName: 'Test' }));
  }
  return async () => {
    transport.close();
    await server.close();
    await app.close();
  };
});

beforeEach(async () => {
  server.received.length = 0;
  Object.assign(server.behaviour, {
    ...{ refuse: undefined, losesAnswer: undefined, hangsUp: undefined, beforeAnswer: undefined },
  });
  await app.pool.query('truncate mail_blasts, mail_suppressions, mail_opt_outs cascade');
});

const writeAllBut =
  (address: string): MailPost['write'] =>
  async (mail, mailing) => {
    if (mailing.to.address === address) throw new Error('This cannot be written.');
    return post.write(mail, mailing);
  };

const form = {
  recipientType: 'consultants' as const,
  fromName: 'Direct365',
  fromEmail: 'hello@direct365.example',
  subject: 'News for {first_name}',
  message: 'Hello {full_name},\n\nthere is news.',
};

async function start(expected = 4): Promise<string> {
  const answer = await app.services.write((tx) =>
    startAnnouncement(tx, { jobs: app.services.jobs, now: app.clock.now() }, admin, {
      ...form,
      expected,
    }),
  );
  if (answer.refused !== null) throw new Error(answer.refused);
  return answer.blastId;
}

const countsOf = async (blastId: string) => {
  const counts = (await countDeliveries(app.db, [blastId])).get(blastId);
  return Object.fromEntries(Object.entries(counts ?? {}).filter(([, n]) => n > 0));
};
const stateOf = async (blastId: string) =>
  (await app.pool.query('select state from mail_blasts where id = $1', [blastId])).rows[0]?.state;
const reasonsOf = async (blastId: string) => {
  const { rows } = await app.pool.query(
    'select status, reason from mail_deliveries where blast_id = $1 and reason is not null',
    [blastId],
  );
  return rows;
};
const reached = () => server.received.flatMap(({ recipients }) => recipients).sort();
const everyone = ['four', 'one', 'three', 'two'].map((name) => `${name}@blast.test`);
const tools = () => ({ jobs: app.services.jobs, now: app.clock.now() });
const isTwo = (recipient: string) => recipient === 'two@blast.test';

describe('a blast', () => {
  it('reaches everyone once, by name, and can be unsubscribed from with one click', async () => {
    const blastId = await start();
    expect(await countsOf(blastId)).toEqual({ pending: 4 });
    expect(await send(blastId)).toEqual({ nextAt: null });
    expect(reached()).toEqual(everyone);
    expect(await countsOf(blastId)).toEqual({ sent: 4 });
    expect(await stateOf(blastId)).toBe('finished');
    const mail = server.received.find(({ recipients }) => recipients.some(isTwo));
    expect(mail?.email.subject).toBe('News for two');
    expect(mail?.email.text).toContain('Hello two Test,\n\nthere is news.');
    const headers = new Map(mail?.email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https?:\/\/[^>]+\/mail-preferences\/[^>]+>$/,
    );
    // Run again, as after a kill behind its last step.
    expect(await send(blastId)).toEqual({ nextAt: null });
    expect(reached()).toEqual(everyone);
  });

  it('passes over a mail that cannot be written, and sends the others', async () => {
    const blastId = await start();
    const tools = { ...app.services, post: { ...post, write: writeAllBut('two@blast.test') } };
    const signal = new AbortController().signal;
    expect(await sendAnnouncement(tools, blastId, signal)).toEqual({ nextAt: null });
    expect(await countsOf(blastId)).toEqual({ sent: 3, skipped: 1 });
    expect(await stateOf(blastId)).toBe('finished');
  });

  it('goes to no other number of people than the one that was confirmed', async () => {
    await expect(start(3)).rejects.toThrow('RECIPIENTS_CHANGED');
    const { rows } = await app.pool.query('select 1 from mail_blasts');
    expect(rows).toEqual([]);
  });

  it('leaves out who is suspended, has unsubscribed, or cannot be reached, and counts them', async () => {
    const before = await countAudience(app.db, 'clients');
    const [suspended, out, back] = [
      await app.make.client(),
      await app.make.client(),
      await app.make.client({ email: 'gone@blast.test' }),
    ];
    await app.make.client({ confirmed: false, approved: false });
    await app.pool.query(
      `update profiles set suspended_at = now(), suspension_reason = 'x' where user_id = $1`,
      [suspended],
    );
    await app.pool.query('insert into mail_opt_outs (user_id) values ($1)', [out]);
    await app.pool.query(
      `insert into mail_suppressions values ('gone@blast.test', 'bounced', 'no', now())`,
    );
    expect(await countAudience(app.db, 'clients')).toEqual({
      recipients: before.recipients,
      unconfirmed: before.unconfirmed + 1,
      suspended: before.suspended + 1,
      optedOut: before.optedOut + 1,
      suppressed: before.suppressed + 1,
    });
    expect(back).toBeDefined();
  });

  it('passes over who unsubscribes while it is under way', async () => {
    const blastId = await start();
    await app.pool.query('insert into mail_opt_outs (user_id) values ($1)', [consultants[3]]);
    await send(blastId);
    expect(reached()).toEqual(everyone.filter((address) => address !== 'four@blast.test'));
    expect(await countsOf(blastId)).toEqual({ sent: 3, skipped: 1 });
  });
});

describe('a mail of a blast', () => {
  it('whose yes was lost is uncertain, and goes again only when that is asked for', async () => {
    server.behaviour.losesAnswer = isTwo;
    const blastId = await start();
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ sent: 3, uncertain: 1 });
    await send(blastId);
    expect(reached()).toEqual(everyone);
    const { rows } = await app.pool.query(
      `select id from mail_deliveries where status = 'uncertain'`,
    );
    const id = toAnnouncementId(blastId);
    const again = (deliveryIds?: never[]) =>
      app.services.write((tx) =>
        repeatDeliveries(tx, tools(), admin, { blastId: id, deliveryIds }),
      );
    expect(await again()).toEqual({ refused: null, repeated: 0 });
    server.behaviour.losesAnswer = undefined;
    expect(await again([rows[0].id as never])).toEqual({ refused: null, repeated: 1 });
    await send(blastId);
    expect(reached()).toEqual([...everyone, 'two@blast.test'].sort());
    const ids = server.received.filter(({ recipients }) => recipients.some(isTwo));
    expect(new Set(ids.map(({ email }) => email.messageId)).size).toBe(1);
  });

  it('that broke off on its way was not taken: it is tried again', async () => {
    let breaks = 1;
    server.behaviour.hangsUp = (recipient) => isTwo(recipient) && breaks-- > 0;
    const blastId = await start();
    await expect(send(blastId)).rejects.toThrow();
    expect(await countsOf(blastId)).toEqual({ sent: 1, pending: 3 });
    await send(blastId);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    await send(blastId);
    expect(reached()).toEqual(everyone);
    expect(await countsOf(blastId)).toEqual({ sent: 4 });
  });

  it('that the server refuses for good fails, and its dead mailbox gets no more', async () => {
    server.behaviour.refuse = (recipient) =>
      isTwo(recipient) ? { code: 550, says: '5.1.1 No such user' } : undefined;
    const blastId = await start();
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ sent: 3, failed: 1 });
    expect(await reasonsOf(blastId)).toMatchObject([
      { status: 'failed', reason: expect.stringContaining('No such user') },
    ]);
    expect(await countAudience(app.db, 'consultants')).toMatchObject({
      recipients: 3,
      suppressed: 1,
    });
  });

  it('that is refused for what we are suppresses no one', async () => {
    server.behaviour.refuse = () => ({ code: 550, says: '5.7.1 Relaying denied' });
    const blastId = await start();
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ failed: 4 });
    expect(await countAudience(app.db, 'consultants')).toMatchObject({ suppressed: 0 });
  });

  it('that is put off waits, lets others pass, and fails when it was put off too often', async () => {
    server.behaviour.refuse = (recipient) => (isTwo(recipient) ? 451 : undefined);
    const blastId = await start();
    const { nextAt } = await send(blastId);
    expect(nextAt?.getTime()).toBeGreaterThan(app.clock.now().getTime());
    expect(await countsOf(blastId)).toEqual({ sent: 3, pending: 1 });
    let next = nextAt;
    for (let tries = 1; tries < 6; tries += 1) {
      if (!next) throw new Error('It was given up too early.');
      app.clock.moveTo(next);
      ({ nextAt: next } = await send(blastId));
    }
    expect(next).toBeNull();
    expect(await countsOf(blastId)).toEqual({ sent: 3, failed: 1 });
  });
});

describe('a run', () => {
  it('lists what an earlier one left under way as uncertain, and does not send it', async () => {
    const blastId = await start();
    await app.pool.query(
      `update mail_deliveries set status = 'sending', run_id = gen_random_uuid()
       where blast_id = $1 and position = 2`,
      [blastId],
    );
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ sent: 3, uncertain: 1 });
    expect(await reasonsOf(blastId)).toEqual([{ status: 'uncertain', reason: interrupted }]);
    expect(reached()).toHaveLength(3);
  });

  it('does so of a cancelled blast, too', async () => {
    const blastId = await start();
    await app.pool.query(
      `update mail_deliveries set status = 'sending', run_id = gen_random_uuid()
       where blast_id = $1 and position = 2`,
      [blastId],
    );
    await app.services.write((tx) =>
      steerAnnouncement(tx, tools(), admin, { blastId: toAnnouncementId(blastId), act: 'cancel' }),
    );
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ cancelled: 3, uncertain: 1 });
    expect(reached()).toEqual([]);
  });

  it('that another has taken over from settles the mail it has under way, and sends no more', async () => {
    const blastId = await start();
    let other: Promise<unknown> | undefined;
    server.behaviour.beforeAnswer = async (recipient) => {
      if (recipient !== 'one@blast.test') return;
      other ??= send(blastId);
      await other;
    };
    await send(blastId);
    expect(reached()).toEqual(everyone);
    expect(await countsOf(blastId)).toEqual({ sent: 4 });
  });

  it('stops when the blast is paused or cancelled, after the mail under way', async () => {
    const blastId = await start();
    const steer = (act: 'pause' | 'resume' | 'cancel') =>
      app.services.write((tx) =>
        steerAnnouncement(tx, tools(), admin, { blastId: toAnnouncementId(blastId), act }),
      );
    server.behaviour.beforeAnswer = async (recipient) => {
      if (recipient === 'one@blast.test') await steer('pause');
      if (isTwo(recipient)) await steer('cancel');
    };
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ sent: 1, pending: 3 });
    await send(blastId);
    expect(reached()).toEqual(['one@blast.test']);
    expect(await steer('resume')).toEqual({ refused: null });
    await send(blastId);
    expect(await countsOf(blastId)).toEqual({ sent: 2, cancelled: 2 });
    expect(await steer('resume')).toEqual({ refused: 'BLAST_STATE' });
  });

  it('asks before it goes on with a blast that was forgotten', async () => {
    const [blastId, other] = [await start(), await start()];
    app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 60 * 60 * 1000));
    await send(blastId);
    expect(await stateOf(blastId)).toBe('asking');
    await app.services.write((tx) => askAboutForgotten(tx, app.clock.now()));
    expect(await stateOf(other)).toBe('asking');
    expect(reached()).toEqual([]);
    await app.services.write((tx) =>
      steerAnnouncement(tx, tools(), admin, { blastId: toAnnouncementId(blastId), act: 'resume' }),
    );
    await send(blastId);
    expect(reached()).toEqual(everyone);
  });
});
