import { describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { findListedProfiles } from './queries/listed-profile.ts';
import { getEligibility, listConsultantIds } from './queries/profile-rows.ts';

const app = await sharedTestApp();

const noOne = toUserId('00000000-0000-4000-8000-000000000000');
const daysLater = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);

async function pageOf(consultantId: UserId) {
  const { consultants } = await app.as(await app.make.client());
  return consultants.getConsultant({ consultantId });
}

describe('the profile of a listed consultant', () => {
  it('is shown to an approved client, with the initial of the surname and how to get in touch', async () => {
    const ada = await app.make.consultant({
      firstName: 'Ada',
      lastName: 'Lovelace',
      city: 'Bath',
    });
    const profile = await pageOf(ada);
    expect(profile).toMatchObject({
      userId: ada,
      name: 'Ada L.',
      avatar: null,
      city: 'Bath',
      phone: '+442079460000',
      verifiedCertifications: [],
    });
    expect(JSON.stringify(profile)).not.toContain('Lovelace');
  });

  it.each([
    ['a user who waits for approval', { approved: false }],
    ['a user who never subscribed', { subscribed: false }],
    ['a user whose subscription has ended', { subscribed: 'expired' }],
    ['a user who has never saved the form', { profile: false }],
  ] as const)('is not there for %s', async (_who, options) => {
    const userId = await app.make.consultant(options);
    await expect(pageOf(userId)).rejects.toMatchObject({ code: 'CONSULTANT_NOT_FOUND' });
  });

  it('is there in a demo alone when the consultant is made up', async () => {
    const madeUp = await app.make.consultant();
    await app.db
      .updateTable('profiles')
      .set({ is_demo: true })
      .where('user_id', '=', madeUp)
      .execute();
    const now = app.clock.now();
    const listedIn = async (isDemo: boolean) =>
      (await findListedProfiles(app.db, { now, isDemo }, [madeUp])).map(({ user_id }) => user_id);
    expect(await listedIn(true)).toEqual([madeUp]);
    expect(await listedIn(false)).toEqual([]);
  });

  it('is found for those asked for, and for no one when no one is asked for', async () => {
    const [ada, grace] = [await app.make.consultant(), await app.make.consultant()];
    const at = { now: app.clock.now(), isDemo: false };
    const found = await findListedProfiles(app.db, at, [grace, ada, noOne]);
    expect(new Set(found.map(({ user_id }) => user_id))).toEqual(new Set([ada, grace]));
    expect(await findListedProfiles(app.db, at, [])).toEqual([]);
  });
});

describe('where a consultant stands', () => {
  const ready = { hasProfile: true, isApproved: true, isSubscribed: true };

  it.each([
    ['everything in place', {}, {}],
    ['no profile', { profile: false }, { hasProfile: false }],
    ['no approval', { approved: false }, { isApproved: false }],
    ['no subscription', { subscribed: false }, { isSubscribed: false }],
    ['a subscription that has ended', { subscribed: 'expired' }, { isSubscribed: false }],
  ] as const)('with %s', async (_what, options, lack) => {
    const userId = await app.make.consultant(options);
    expect(await getEligibility(app.db, userId, app.clock.now())).toEqual({ ...ready, ...lack });
  });

  it('changes when the subscription runs out, without anybody doing anything', async () => {
    const userId = await app.make.consultant();
    expect(await getEligibility(app.db, userId, daysLater(29))).toEqual(ready);
    expect(await getEligibility(app.db, userId, daysLater(40))).toEqual({
      ...ready,
      isSubscribed: false,
    });
  });

  it('is asked of people who are there', async () => {
    await expect(getEligibility(app.db, noOne, app.clock.now())).rejects.toThrow(
      'There is no consultant',
    );
  });
});

it('the ids of all consultants with a profile come in batches, each once and in their order', async () => {
  await app.make.consultant({ profile: false });
  const all = await listConsultantIds(app.db, { after: null, limit: 1000 });
  expect(all.length).toBeGreaterThan(5);
  expect(all).toEqual(all.toSorted());
  const batches: string[][] = [];
  for (let after: string | null = null; ; after = batches.at(-1)?.at(-1) ?? null) {
    const batch = await listConsultantIds(app.db, { after, limit: 4 });
    if (batch.length === 0) break;
    batches.push(batch);
  }
  expect(batches.slice(0, -1).every((batch) => batch.length === 4)).toBe(true);
  expect(batches.flat()).toEqual(all);
});
