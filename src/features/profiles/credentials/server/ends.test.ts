import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pass, suspend } from '#tests/support/conversation.ts';
import { dayFromNow, makeCredential, someEvidence } from '#tests/support/credentials.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { CredentialId } from '../ids.ts';
import { notifyOfEnds } from './commands/notify-of-ends.ts';
import { credentialEndNotified, credentialEndsDue } from './jobs.ts';

const app = await sharedTestApp();
app.clock.moveTo(new Date('2026-11-23T12:00:00Z'));

const day = 24 * 60 * 60 * 1000;
const status = 'verified';

async function look(): Promise<void> {
  await app.services.jobs.enqueue(app.db, credentialEndsDue, {});
  await app.settle();
}

/** What this consultant was told of ends, oldest first. */
async function notificationsTo(userId: UserId): Promise<string[]> {
  const { items } = await (await app.as(userId)).notifications.list({});
  return items
    .filter(({ words }) => / expires? | expired /.test(words))
    .map(({ words }) => words)
    .reverse();
}

const stageOf = async (id: CredentialId) => {
  const { end_told_days } = await app.db
    .selectFrom('credentials')
    .select('end_told_days')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return end_told_days;
};

describe('the end of a certification', () => {
  it('is told 30 and 7 days before and once it has passed, once each', async () => {
    const ada = await app.make.consultant();
    const id = await makeCredential(app, ada, { status, expiresOn: dayFromNow(app, 31) });
    await look();
    expect(await notificationsTo(ada)).toEqual([]);
    expect(await stageOf(id)).toBeNull();
    const begin = app.clock.now().getTime();
    const heard: Record<number, number> = {};
    for (const days of [1, 2, 23, 24, 25, 31, 32, 33]) {
      app.clock.moveTo(new Date(begin + days * day));
      await look();
      heard[days] = (await notificationsTo(ada)).length;
    }
    // On the first day its end is 30 days ahead, on the 24th 7; the 31st is its last day.
    expect(heard).toEqual({ 1: 1, 2: 1, 23: 1, 24: 2, 25: 2, 31: 2, 32: 3, 33: 3 });
    expect(await notificationsTo(ada)).toEqual([
      'Your certification “Power BI Data Analyst Associate (PL-300)” expires after 24 December 2026. Renew it in time, and give the new evidence.',
      'Your certification “Power BI Data Analyst Associate (PL-300)” expires after 24 December 2026. Renew it in time, and give the new evidence.',
      'Your certification “Power BI Data Analyst Associate (PL-300)” expired after 24 December 2026. Once it is renewed, give the new evidence.',
    ]);
  });

  it('is told while the evidence waits, and not of what was rejected, has no end or never ends', async () => {
    const notified = await app.make.consultant();
    const expiresOn = dayFromNow(app, 5);
    await makeCredential(app, notified, { status: 'submitted', expiresOn });
    const silent = await app.make.consultant();
    await makeCredential(app, silent, { status: 'rejected', expiresOn });
    await makeCredential(app, silent, {
      ...{ status, expiresOn: null, certification: 'pmp' },
    });
    for (const certification of ['d365-fundamentals', 'power-platform-fundamentals']) {
      await makeCredential(app, silent, { status, expiresOn, certification });
    }
    await look();
    expect(await notificationsTo(notified)).toHaveLength(1);
    expect(await notificationsTo(silent)).toEqual([]);
  });

  it('that comes near while no one looks is told once, by what is true then', async () => {
    const ada = await app.make.consultant();
    const id = await makeCredential(app, ada, { status, expiresOn: dayFromNow(app, 40) });
    pass(app, 45 * day);
    await look();
    await look();
    expect(await notificationsTo(ada)).toMatchObject([expect.stringContaining('expired after')]);
    expect(await stageOf(id)).toBe(0);
  });

  it('is told anew of other evidence, and of the same not twice', async () => {
    const ada = await app.make.consultant();
    const certification = 'power-bi-data-analyst';
    const expiresOn = dayFromNow(app, 20);
    await makeCredential(app, ada, { status, expiresOn });
    await look();
    const { credentials } = await app.as(ada);
    const given = { ...someEvidence, certification } as const;
    await credentials.submit({ ...given, number: 'H999-0000', expiresOn });
    await look();
    expect(await notificationsTo(ada)).toHaveLength(1);
    await credentials.submit({ ...given, expiresOn: dayFromNow(app, 400) });
    await look();
    expect(await notificationsTo(ada)).toHaveLength(1);
    pass(app, 375 * day);
    await look();
    expect(await notificationsTo(ada)).toHaveLength(2);
  });

  it('is told once by several who look at once', async () => {
    const people: UserId[] = [];
    for (let n = 0; n < 5; n += 1) people.push(await app.make.consultant());
    for (const userId of people) {
      await makeCredential(app, userId, { status, expiresOn: dayFromNow(app, 3) });
    }
    const looks = Array.from({ length: 8 }, () =>
      app.services.write((tx) => notifyOfEnds(tx, app.services)),
    );
    const counts = await Promise.all(looks);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    for (const userId of people) expect(await notificationsTo(userId)).toHaveLength(1);
  });
});

const certification = 'power-bi-data-analyst';

async function renew(ada: UserId): Promise<void> {
  const { credentials } = await app.as(ada);
  const renewed = { ...someEvidence, certification, expiresOn: dayFromNow(app, 400) } as const;
  await credentials.submit(renewed);
}

async function takeBack(ada: UserId): Promise<void> {
  await (await app.as(ada)).credentials.withdraw({ certification });
}

async function saveWithout(ada: UserId): Promise<void> {
  await (await app.as(ada)).consultants.saveOwnProfile(profileForm({ certifications: [] }));
}

const stored = (id: CredentialId) => app.db.updateTable('credentials').where('id', '=', id);
const reject = (id: CredentialId) =>
  stored(id).set({ status: 'rejected', method: null, reason: 'It leads nowhere.' }).execute();
const notifyStage = (id: CredentialId, stage: number) =>
  stored(id).set({ end_told_days: stage }).execute();

describe('the mail about the end of a certification', () => {
  let people = 0;
  async function makeAda(): Promise<{ ada: UserId; address: string }> {
    people += 1;
    const address = `ada-${people}@ends.test`;
    return { ada: await app.make.consultant({ firstName: 'Ada', email: address }), address };
  }
  const subjectsTo = async (address: string) =>
    (await listMails(app.db, { to: address })).map(({ subject }) => subject).toSorted();
  /** Tells of the ends on the site, and keeps back the jobs that mail them: `mailNow` does what they would. */
  const notifyAlone = () =>
    app.services.write(async (tx) => {
      await notifyOfEnds(tx, app.services);
      await sql`delete from jobs.job where name = ${credentialEndNotified.name}`.execute(tx);
    });
  const expiresIn7Days = () => dayFromNow(app, 7);
  const mailNow = (credentialId: CredentialId) =>
    runJob(app, credentialEndNotified, {
      data: { credentialId, expiresOn: expiresIn7Days(), stage: 7 },
    });
  const waitingMails = async (address: string): Promise<number> => {
    const { rows } = await app.pool.query(
      `select 1 from jobs.job where name = 'mail-requested' and state = 'created' and data -> 'to' ->> 'address' = $1`,
      [address],
    );
    return rows.length;
  };

  // Mails leave two minutes after the event by this clock, which no real one has reached.
  beforeAll(() => app.clock.moveTo(new Date('2031-03-03T12:00:00Z')));

  it('comes with each stage, once, and says what to do', async () => {
    const { ada, address } = await makeAda();
    await makeCredential(app, ada, { status, expiresOn: dayFromNow(app, 30) });
    const begin = app.clock.now().getTime();
    const counts: number[] = [];
    for (const days of [0, 1, 23, 24, 31, 32]) {
      app.clock.moveTo(new Date(begin + days * day));
      await look();
      counts.push((await subjectsTo(address)).length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    const label = 'Power BI Data Analyst Associate (PL-300)';
    expect(await subjectsTo(address)).toEqual([
      `Expired: ${label}`,
      `Expires soon: ${label}`,
      `Expires soon: ${label}`,
    ]);
    const [mail] = await listMails(app.db, { to: address });
    expect(mail?.text).toContain('Hello Ada,');
    expect(mail?.text).toContain('/consultant/credentials');
  });

  it('ends with the choice of such mails alone, and is left out where that was made', async () => {
    const { ada, address } = await makeAda();
    const id = await makeCredential(app, ada, { status, expiresOn: expiresIn7Days() });
    const key = preferenceKey(app.services, ada);
    const choose = async (way: 'at-once' | 'none') =>
      (await app.as()).mailPreferences.chooseWay({ key, topic: 'credentials', way });
    await choose('none');
    await notifyAlone();
    await mailNow(id);
    await app.settle();
    expect(await subjectsTo(address)).toEqual([]);
    await choose('at-once');
    const other = await makeAda();
    const theirs = await makeCredential(app, other.ada, { status, expiresOn: expiresIn7Days() });
    await notifyAlone();
    await mailNow(theirs);
    await app.settle();
    const [mail] = await listMails(app.db, { to: other.address });
    expect(mail?.headers['List-Unsubscribe']).toMatch(/\?topic=credentials>$/);
  });

  it('does not come to a user who has read of it', async () => {
    const { ada, address } = await makeAda();
    const id = await makeCredential(app, ada, { status, expiresOn: expiresIn7Days() });
    await notifyAlone();
    const { notifications } = await app.as(ada);
    await notifications.markReadAt({ path: '/consultant/credentials' });
    await mailNow(id);
    await app.settle();
    expect(await subjectsTo(address)).toEqual([]);
  });

  it.each([
    ['was renewed', renew],
    ['was taken back', takeBack],
    ['is in the profile no more', saveWithout],
    ['was turned down', (_: UserId, id: CredentialId) => reject(id)],
    ['is told of at a later stage', (_: UserId, id: CredentialId) => notifyStage(id, 0)],
    ['is of a user who is suspended', (ada: UserId) => suspend(app, ada)],
  ])('does not come when the certification %s by then', async (_, change) => {
    const { ada, address } = await makeAda();
    const id = await makeCredential(app, ada, { status, expiresOn: expiresIn7Days() });
    await notifyAlone();
    await change(ada, id);
    await mailNow(id);
    expect(await waitingMails(address)).toBe(0);
  });

  it.each([
    ['was renewed', renew],
    ['was taken back', takeBack],
    ['is in the profile no more', saveWithout],
  ])('does not leave when the certification %s while it waited to leave', async (_, change) => {
    const { ada, address } = await makeAda();
    const id = await makeCredential(app, ada, { status, expiresOn: expiresIn7Days() });
    await notifyAlone();
    await mailNow(id);
    expect(await waitingMails(address)).toBe(1);
    await change(ada);
    await app.settle();
    expect(await subjectsTo(address)).toEqual([]);
    expect((await (await app.as(ada)).notifications.countUnread()).unread).toBe(0);
  });

  it('comes once where the site looks twice and jobs run again', async () => {
    const { ada, address } = await makeAda();
    const id = await makeCredential(app, ada, { status, expiresOn: expiresIn7Days() });
    await look();
    for (let run = 0; run < 3; run += 1) await mailNow(id);
    await look();
    expect(await subjectsTo(address)).toHaveLength(1);
  });
});
