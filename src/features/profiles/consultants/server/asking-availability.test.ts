import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pass, suspend } from '#tests/support/conversation.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { ConsultantProfileInput } from '../rules/profile-form.ts';
import { askAvailability } from './commands/ask-availability.ts';
import { availabilityAsked, availabilityDue } from './jobs.ts';

const app = await sharedTestApp();
app.clock.moveTo('2026-11-23T12:00:00Z');

const hour = 60 * 60 * 1000;
let people = 0;

async function makeAda() {
  people += 1;
  const address = `ada-${people}@from.test`;
  return { ada: await app.make.consultant({ firstName: 'Ada', email: address }), address };
}

const save = async (ada: UserId, changes: Partial<ConsultantProfileInput> = {}) => {
  const { consultants } = await app.as(ada);
  return (await consultants.saveOwnProfile(profileForm(changes))).profile;
};

/** Moves the clock to a time in UTC, which is London's in winter: by default to when those who live there are asked. */
const comeTo = (day: string, time = '09:00') => app.clock.moveTo(`${day}T${time}:00Z`);

describe('once the day has come', () => {
  const look = async (): Promise<void> => {
    await runJob(app, availabilityDue);
    await app.settle();
  };
  /** What this consultant was asked on the site. */
  const questionsTo = async (ada: UserId): Promise<string[]> => {
    const { items } = await (await app.as(ada)).notifications.list({});
    return items.flatMap(({ words, path }) =>
      path === '/consultant/profile/edit#availability' ? [words] : [],
    );
  };
  const mailsTo = (to: string) => listMails(app.db, { to });
  const question = 'The day you named, 3 January 2027, has come: say whether you are available.';

  it('a consultant is asked once, on the site and by mail, in the morning', async () => {
    const { ada, address } = await makeAda();
    comeTo('2026-12-24');
    await save(ada, { availability: 'busy', availableFrom: '2027-01-03' });
    comeTo('2027-01-03', '08:59');
    await look();
    expect(await questionsTo(ada)).toEqual([]);
    comeTo('2027-01-03');
    await look();
    await look();
    comeTo('2027-01-04');
    await look();
    expect(await questionsTo(ada)).toEqual([question]);
    const { asks_availability_at: left } = await app.db
      .selectFrom('consultant_profiles')
      .select('asks_availability_at')
      .where('user_id', '=', ada)
      .executeTakeFirstOrThrow();
    expect(left).toBeNull();
    const mails = await mailsTo(address);
    expect(mails.map(({ subject }) => subject)).toEqual(['Are you available now?']);
    expect(mails[0]?.text).toContain('The day you named, 3 January 2027, has come');
    expect(mails[0]?.text).toContain('/consultant/profile/edit#availability');
    expect(mails[0]?.headers['List-Unsubscribe']).toMatch(/\?topic=answers>$/);
  });

  it('they are asked by the clock of where they live', async () => {
    const { ada } = await makeAda();
    await save(ada, { availableFrom: '2027-01-10', timezone: 'pst' });
    comeTo('2027-01-10', '16:59');
    await look();
    expect(await questionsTo(ada)).toEqual([]);
    comeTo('2027-01-10', '17:00');
    await look();
    expect(await questionsTo(ada)).toHaveLength(1);
  });

  it('nothing is asked on a day that was moved or taken back before', async () => {
    const [moved, taken, relocated] = [await makeAda(), await makeAda(), await makeAda()];
    for (const { ada } of [moved, taken, relocated])
      await save(ada, { availableFrom: '2027-01-20' });
    await save(moved.ada, { availableFrom: '2027-01-21' });
    await save(taken.ada, { availableFrom: null });
    await save(relocated.ada, { timezone: 'pst' });
    comeTo('2027-01-20');
    await look();
    // As by a worker that had listed them before.
    for (const { ada } of [moved, taken]) {
      await app.services.write((tx) => askAvailability(tx, app.services, ada, app.clock.now()));
    }
    for (const { ada } of [moved, taken, relocated]) expect(await questionsTo(ada)).toEqual([]);
    comeTo('2027-01-21');
    await look();
    expect(await questionsTo(moved.ada)).toHaveLength(1);
    expect(await questionsTo(taken.ada)).toEqual([]);
    expect(await questionsTo(relocated.ada)).toHaveLength(1);
  });

  it('nothing is asked of a suspended account, then or later, and erasing one leaves nothing to ask', async () => {
    const [suspended, erased] = [await makeAda(), await makeAda()];
    for (const { ada } of [suspended, erased]) await save(ada, { availableFrom: '2027-02-01' });
    await suspend(app, suspended.ada);
    await app.db.deleteFrom('auth.users').where('id', '=', erased.ada).execute();
    comeTo('2027-02-01');
    await look();
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: null, suspension_reason: null })
      .where('user_id', '=', suspended.ada)
      .execute();
    pass(app, 24 * hour);
    await look();
    expect(await questionsTo(suspended.ada)).toEqual([]);
    for (const { address } of [suspended, erased]) expect(await mailsTo(address)).toEqual([]);
  });

  it('workers that look at once ask once', async () => {
    const { ada, address } = await makeAda();
    await save(ada, { availableFrom: '2027-02-10' });
    comeTo('2027-02-10');
    await Promise.all(Array.from({ length: 8 }, () => runJob(app, availabilityDue)));
    await app.settle();
    expect(await questionsTo(ada)).toHaveLength(1);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('one who cannot be asked keeps no other waiting, and is asked an hour later', async () => {
    const [failing, other] = [await makeAda(), await makeAda()];
    await save(failing.ada, { availableFrom: '2027-02-20' });
    await save(other.ada, { availableFrom: '2027-02-21' });
    comeTo('2027-02-21');
    const mend = await failRows(app.pool, {
      ...{ table: 'notifications', change: 'insert', when: `new.user_id = '${failing.ada}'` },
    });
    await look();
    expect(await questionsTo(other.ada)).toHaveLength(1);
    await mend();
    await look();
    expect(await questionsTo(failing.ada)).toEqual([]);
    pass(app, hour);
    await look();
    expect(await questionsTo(failing.ada)).toHaveLength(1);
  });

  it('no mail comes to one who wants no reminders, or has answered before it is written', async () => {
    const [unwilling, quick] = [await makeAda(), await makeAda()];
    for (const { ada } of [unwilling, quick]) await save(ada, { availableFrom: '2027-03-01' });
    const key = preferenceKey(app.services, unwilling.ada);
    const way = { key, topic: 'answers', way: 'none' } as const;
    await (await app.as()).mailPreferences.chooseWay(way);
    comeTo('2027-03-01');
    await save(quick.ada, { availability: 'available', availableFrom: null });
    for (const { ada } of [unwilling, quick]) {
      await runJob(app, availabilityAsked, { data: { userId: ada, day: '2027-03-01' } });
    }
    await app.settle();
    expect(await mailsTo(unwilling.address)).toEqual([]);
    expect(await mailsTo(quick.address)).toEqual([]);
  });
});
