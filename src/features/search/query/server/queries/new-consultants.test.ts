import { beforeEach, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { takeBackApproval } from '#tests/support/conversation.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import type { SearchFilter } from '../../contract.ts';
import { findNewestListed, listNewConsultants } from './new-consultants.ts';
import { anyone, openSearch } from './search-at.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

const day = 24 * 60 * 60_000;
const pass = (ms: number): Date => {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
  return app.clock.now();
};
const refresh = (userId: UserId) =>
  app.db.transaction().execute((tx) => app.services.searchIndex.refresh(tx, [userId]));

interface Asked {
  filter?: Partial<SearchFilter>;
  after: Date;
  except?: readonly UserId[];
  limit?: number;
}
async function newOnes({ filter, after, except = [], limit = 10 }: Asked) {
  const at = await openSearch(app.services);
  if (!at) throw new Error('The index is not loaded.');
  return listNewConsultants(at, { ...anyone, ...filter }, { after, except, limit });
}

it('those who are new are told from the moment on, the earliest first, as many as are asked for', async () => {
  await app.make.consultant();
  const first = pass(day);
  const one = await app.make.consultant({ city: 'Truro' });
  const second = pass(day);
  const two = await app.make.consultant();
  const both = [
    { userId: one, listedSince: first },
    { userId: two, listedSince: second },
  ];
  expect(await newOnes({ after: first })).toEqual(both);
  expect(await newOnes({ after: new Date(first.getTime() + 1) })).toEqual([both[1]]);
  expect(await newOnes({ after: first, limit: 1 })).toEqual([both[0]]);
  expect(await newOnes({ after: first, except: [one] })).toEqual([both[1]]);
  const inTruro = { filter: { location: 'city:truro-uk' }, after: first };
  expect(await newOnes(inTruro)).toEqual([both[0]]);
  expect(await newOnes({ ...inTruro, except: [one] })).toEqual([]);
  expect(await findNewestListed(app.db)).toEqual(second);
});

it('a text narrows them as it narrows the list of all, typing errors and all', async () => {
  const after = app.clock.now();
  const [writer, other] = [await app.make.consultant(), await app.make.consultant()];
  const { consultants } = await app.as(writer);
  await consultants.saveOwnProfile(profileForm({ title: 'Zymurgy specialist' }));
  const found = async (text: string) =>
    (await newOnes({ filter: { text }, after })).map(({ userId }) => userId);
  expect(await found('zymurgy')).toEqual([writer]);
  expect(await found('zymurgi')).toEqual([writer]);
  // Words that say nothing narrow nothing.
  expect((await found('the')).toSorted()).toEqual([writer, other].toSorted());
  expect((await found('  ')).toSorted()).toEqual([writer, other].toSorted());
});

it('no one is new by a change of their profile, and everyone is who was away', async () => {
  const since = app.clock.now();
  const userId = await app.make.consultant();
  const later = pass(day);
  const { consultants } = await app.as(userId);
  await consultants.saveOwnProfile(profileForm({ hourlyRate: 210 }));
  expect(await newOnes({ after: later })).toEqual([]);
  expect(await findNewestListed(app.db)).toEqual(since);
  await takeBackApproval(app, userId);
  await refresh(userId);
  expect(await newOnes({ after: since })).toEqual([]);
  expect(await findNewestListed(app.db)).toBeNull();
  const back = pass(day);
  await app.db
    .updateTable('profiles')
    .set({ approved_at: back })
    .where('user_id', '=', userId)
    .execute();
  await refresh(userId);
  expect(await newOnes({ after: since })).toEqual([{ userId, listedSince: back }]);
});

it('no one is told of whose time is over', async () => {
  const after = app.clock.now();
  await app.make.consultant();
  pass(33 * day + 1);
  expect(await newOnes({ after })).toEqual([]);
});
