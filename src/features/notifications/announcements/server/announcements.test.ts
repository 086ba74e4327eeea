import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testMailSenders, testPublicUrl } from '#tests/support/site.ts';
import { toAnnouncementId } from '../ids.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ email: 'avery@admins.test', firstName: 'Avery' });
await app.make.consultant({ email: 'ada@blast.test', firstName: 'Ada', lastName: 'Lovelace' });
app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
await app.make.consultant({ email: 'bo@blast.test', firstName: 'Bo', lastName: '{first_name}' });

const blasts = async (options?: { idempotencyKey: string }) =>
  (await app.as(admin, options)).announcements;
const form = {
  recipientType: 'consultants' as const,
  fromName: 'Direct365 News',
  fromEmail: testMailSenders[1].address,
  subject: 'News for {first_name}',
  message: 'Hello {full_name},\nthere is news.',
};
const mailsTo = async (to: string) => {
  await app.settle();
  return listMails(app.db, { to });
};

describe('the audience', () => {
  it('is counted, with the senders that are allowed', async () => {
    const { consultants, senders } = await (await blasts()).getAudience();
    expect(consultants).toEqual({
      ...{ recipients: 2, unconfirmed: 0, suspended: 0, optedOut: 0, suppressed: 0 },
    });
    expect(senders).toEqual(testMailSenders);
  });

  it('can be looked through, one after another', async () => {
    const { getRecipient } = await blasts();
    const recipientType = 'consultants';
    const seen = await Promise.all(
      [0, 1, 2].map((position) => getRecipient({ recipientType, position })),
    );
    expect(seen.map(({ recipient }) => recipient?.email ?? null).sort()).toEqual([
      'ada@blast.test',
      'bo@blast.test',
      null,
    ]);
  });
});

describe('a blast', () => {
  it('is refused from an address that is not allowed, to no one, and to another number', async () => {
    const { start, sendTest } = await blasts();
    const foreign = { ...form, fromEmail: 'eve@example.com' };
    await expect(start({ ...foreign, expected: 2 })).rejects.toMatchObject({
      code: 'SENDER_NOT_ALLOWED',
    });
    await expect(sendTest(foreign)).rejects.toMatchObject({ code: 'SENDER_NOT_ALLOWED' });
    await expect(start({ ...form, expected: 3 })).rejects.toMatchObject({
      code: 'RECIPIENTS_CHANGED',
      data: { recipients: 2 },
    });
    await expect(start({ ...form, subject: '  ', expected: 2 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await (await blasts()).list({})).items).toEqual([]);
  });

  it('is tried on oneself, by one’s own name', async () => {
    await (await blasts()).sendTest(form);
    const [mail, ...more] = await mailsTo('avery@admins.test');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('News for Avery');
    expect(mail?.headers.From).toBe('Direct365 News <news@direct365.example>');
    expect(await mailsTo('ada@blast.test')).toEqual([]);
  });

  it('goes out once, however often the button is pressed, and says what became of it', async () => {
    const { start } = await blasts({ idempotencyKey: 'one press' });
    const [first, second] = await Promise.all([
      start({ ...form, expected: 2 }),
      start({ ...form, expected: 2 }),
    ]);
    expect(second.id).toBe(first.id);
    const [mail, ...more] = await mailsTo('bo@blast.test');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('News for Bo');
    expect(mail?.text).toContain('Hello Bo {first_name},\nthere is news.');
    expect(mail?.headers['List-Unsubscribe']).toContain(`${testPublicUrl}/mail-preferences/`);
    const { items } = await (await blasts()).list({});
    expect(items).toMatchObject([
      { id: first.id, state: 'finished', counts: { sent: 2, pending: 0 } },
    ]);
    const { rows } = await app.pool.query(
      `select actor_id, detail from audit_log where action = 'mail-blast-started'`,
    );
    expect(rows).toEqual([
      { actor_id: admin, detail: { recipientType: 'consultants', recipients: 2 } },
    ]);
  });

  it('that failed for one lists them with the reason, and is sent to them again', async () => {
    const { start, get, listDeliveries, repeat, steer } = await blasts();
    const { id: blastId } = await start({ ...form, subject: 'Again', expected: 2 });
    await app.settle();
    await app.pool.query(
      `update mail_deliveries set status = 'failed', reason = '550 no such user'
       where blast_id = $1 and position = 1`,
      [blastId],
    );
    const id = toAnnouncementId(blastId);
    const { items } = await listDeliveries({ blastId: id, status: 'failed' });
    expect(items).toMatchObject([{ email: 'ada@blast.test', reason: '550 no such user' }]);
    expect(items[0]?.messageId).toBe(`<${items[0]?.id}@direct365.example>`);
    await expect(steer({ blastId: id, act: 'pause' })).rejects.toMatchObject({
      code: 'BLAST_STATE',
    });
    expect(await repeat({ blastId: id })).toEqual({ repeated: 1 });
    await app.settle();
    expect(await get({ blastId: id })).toMatchObject({ state: 'finished', counts: { sent: 2 } });
  });
});
