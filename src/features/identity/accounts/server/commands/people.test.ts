import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { Write } from '#db/write.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { getDecision, hiddenUsers, isHiddenAccount } from '../queries/account-state.ts';
import { isLastAdmin } from './last-admin.ts';
import { markApproved, markLeaving, markRefused, markSuspended } from './people.ts';

const app = await sharedTestApp();

const inTransaction: Write = (work, options) => app.services.write(work, options);
const later = (minutes: number): Date => new Date(app.clock.now().getTime() + minutes * 60_000);
const decisionOf = (userId: UserId) => getDecision(app.db, userId);
const isHidden = (userId: UserId) => isHiddenAccount(app.db, userId);
const listHidden = async () =>
  (await hiddenUsers(app.db).execute()).map(({ user_id: userId }) => userId);

const approverOf = async (userId: UserId) =>
  (
    await app.db
      .selectFrom('profiles')
      .select('approved_by')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).approved_by;

describe('what is decided about an account', () => {
  it('is the last decision, with its reason and its day, and no one else’s', async () => {
    const adminId = await app.make.admin();
    const [person, other] = [
      await app.make.consultant({ approved: false }),
      await app.make.consultant({ approved: false }),
    ];
    expect(await decisionOf(person)).toEqual({ state: 'pending', reason: null, decidedAt: null });

    const refusal = { reason: 'We could not find you.', now: later(1) };
    await inTransaction((tx) => markRefused(tx, person, refusal));
    expect(await decisionOf(person)).toEqual({
      ...{ state: 'refused', reason: refusal.reason, decidedAt: later(1) },
    });

    await inTransaction((tx) =>
      markApproved(tx, [person], { adminId, fullyChecked: [], now: later(2) }),
    );
    expect(await decisionOf(person)).toEqual({
      ...{ state: 'approved', reason: null, decidedAt: later(2) },
    });
    expect(await approverOf(person)).toBe(adminId);

    const takenBack = { reason: 'The papers were not yours.', now: later(3) };
    await inTransaction((tx) => markRefused(tx, person, takenBack));
    expect(await decisionOf(person)).toEqual({
      ...{ state: 'refused', reason: takenBack.reason, decidedAt: later(3) },
    });
    expect(await approverOf(person)).toBeNull();
    expect(await decisionOf(other)).toEqual({ state: 'pending', reason: null, decidedAt: null });
  });

  it('is a suspension until that is lifted, whatever was decided before', async () => {
    const [person, other] = [await app.make.consultant(), await app.make.consultant()];
    const before = await decisionOf(person);
    expect(before.state).toBe('approved');
    const suspension = { reason: 'Another user’s profile.', now: later(5) };
    await inTransaction((tx) => markSuspended(tx, person, suspension));
    expect(await decisionOf(person)).toEqual({
      ...{ state: 'suspended', reason: suspension.reason, decidedAt: later(5) },
    });
    expect([await isHidden(person), await isHidden(other)]).toEqual([true, false]);
    expect(await listHidden()).toEqual([person]);
    await inTransaction((tx) => markSuspended(tx, person, { reason: null, now: later(6) }));
    expect(await decisionOf(person)).toEqual(before);
    expect(await isHidden(person)).toBe(false);
    expect(await listHidden()).toEqual([]);
  });

  it('is hidden behind a deletion that was asked for, and shown again when it is taken back', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    await inTransaction((tx) => markLeaving(tx, person, later(1)));
    expect((await decisionOf(person)).state).toBe('leaving');
    expect([await isHidden(person), await isHidden(other)]).toEqual([true, false]);
    expect(await listHidden()).toEqual([person]);
    await inTransaction((tx) => markLeaving(tx, person, null));
    expect((await decisionOf(person)).state).toBe('approved');
    expect(await listHidden()).toEqual([]);
  });
});

describe('the last admin', () => {
  const isLast = (userId: UserId) => inTransaction((tx) => isLastAdmin(tx, userId));

  it('is the one whom no other admin stays beside', async () => {
    await app.db.deleteFrom('admins').execute();
    const client = await app.make.client();
    expect(await isLast(client)).toBe(false);
    const first = await app.make.admin();
    expect(await isLast(first)).toBe(true);
    expect(await isLast(client)).toBe(false);
    const second = await app.make.admin();
    expect([await isLast(first), await isLast(second)]).toEqual([false, false]);
    await inTransaction((tx) => markLeaving(tx, second, later(1)));
    expect(await isLast(first)).toBe(true);
  });

  it('is told to one of two who leave at the same moment', async () => {
    await app.db.deleteFrom('admins').execute();
    const admins = [await app.make.admin(), await app.make.admin()];
    const leave = (userId: UserId) =>
      inTransaction(async (tx) => {
        if (await isLastAdmin(tx, userId)) return 'stays';
        await markLeaving(tx, userId, later(1));
        return 'leaves';
      });
    const answers = await Promise.all(admins.map(leave));
    expect(answers.toSorted()).toEqual(['leaves', 'stays']);
  });
});
