import { beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { chanceOf } from '#db/scale/chance.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { rounds } from '#tests/support/rounds.ts';
import {
  createSearchedSite,
  readAll,
  type SearchedSite,
  type SearchOperations,
} from '#tests/support/searched-site.ts';
import { searchSorts } from '../rules/sorts.ts';
import { tidySearch } from './commands/tidy-search.ts';

describe('the search', () => {
  let site: SearchedSite;
  let search: SearchOperations;
  beforeAll(async () => {
    site = await createSearchedSite(500);
    search = site.search;
    return () => site.app.close();
  });

  describe('the pages of one list', () => {
    const chance = chanceOf('changes');

    async function changeSomebody(): Promise<void> {
      const { id } = chance.one(site.listed);
      const consultant = await site.app.as(toUserId(id));
      await consultant.consultants.saveOwnProfile(
        profileForm({
          hourlyRate: chance.whole(25, 1000),
          yearsExperience: chance.whole(1, 50),
          availability: chance.one(['available', 'busy', 'unavailable'] as const),
          title: `${chance.one(['Ledger', 'Warehouse', 'Sales'])} consultant`,
        }),
      );
    }

    it.each(searchSorts)('have all once and in place, whatever changes, by %s', async (sort) => {
      for (const text of sort === 'relevance' ? ['ledger', 'warehouse'] : ['', 'ledger']) {
        const expected = await readAll(search, { text, sort, limit: 100 });
        const ids = await readAll(search, { text, sort, limit: 37 }, async () => {
          for (let n = 0; n < rounds(2, 6); n += 1) await changeSomebody();
          await site.app.make.consultant();
        });
        expect(ids, text).toEqual(expected);
      }
    });

    it('leave out those who are not listed any more', async () => {
      const expected = await readAll(search, { sort: 'rating', limit: 100 });
      const gone = expected[120] ?? '';
      let isGone = false;
      const ids = await readAll(search, { sort: 'rating', limit: 50 }, async () => {
        if (isGone) return;
        isGone = true;
        await changeSomebody();
        await site.app.db
          .updateTable('subscriptions')
          .set({ status: 'canceled' })
          .where('user_id', '=', gone)
          .execute();
        await site.app.db
          .transaction()
          .execute((tx) => site.app.services.searchIndex.refresh(tx, [toUserId(gone)]));
      });
      expect(ids).toEqual(expected.filter((id) => id !== gone));
    });

    it('leave out those who lapse while the list is open, changed since its beginning or not', async () => {
      const expected = await readAll(search, { sort: 'rating', limit: 100 });
      const lapsing = [expected[110], expected[111]].map((id) => toUserId(id ?? ''));
      const begun = site.app.clock.now();
      await site.app.db
        .updateTable('subscriptions')
        .set({
          current_period_end: new Date(begun.getTime() + 10 * 60_000),
          cancel_at_period_end: true,
        })
        .where('user_id', 'in', lapsing)
        .execute();
      await site.app.db
        .transaction()
        .execute((tx) => site.app.services.searchIndex.refresh(tx, lapsing));
      let pages = 0;
      const ids = await readAll(search, { sort: 'rating', limit: 50 }, async () => {
        pages += 1;
        if (pages > 1) return;
        const changed = await site.app.as(lapsing[1]);
        await changed.consultants.saveOwnProfile(profileForm({ hourlyRate: 999 }));
        // Nothing is told to the search: time alone ends what they are listed by.
        site.app.clock.moveTo(new Date(begun.getTime() + 10 * 60_000));
      });
      site.app.clock.moveTo(begun);
      expect(pages).toBeGreaterThan(2);
      expect(ids).toEqual(expected.filter((id) => !lapsing.some((each) => each === id)));
    });

    it('go on with the people of the day when the list is an hour old', async () => {
      const sort = 'rate-low';
      const before = await readAll(search, { sort, limit: 100 });
      const first = await search.findConsultants({ sort, limit: 10 });
      const save = async (id: string | undefined, hourlyRate: number) =>
        (await site.app.as(toUserId(id ?? ''))).consultants.saveOwnProfile(
          profileForm({ hourlyRate }),
        );
      // The next two of the list become the dearest, and its last one stands right behind the first page.
      const { hourlyRateUsd = 0 } = first.items.at(-1) ?? {};
      await save(before[10], 999);
      await save(before[11], 998);
      await save(before.at(-1), hourlyRateUsd + 1);
      const now = site.app.clock.now();
      site.app.clock.moveTo(new Date(now.getTime() + 2 * 60 * 60 * 1000));
      // What had ended is gone from the database by then.
      await tidySearch(site.app.services);
      const rest: string[] = [];
      for (let cursor = first.nextCursor; cursor !== null; ) {
        const page = await search.findConsultants({ sort, limit: 100, cursor });
        rest.push(...page.items.map(({ userId }) => userId));
        cursor = page.nextCursor;
      }
      const anew = await readAll(search, { sort, limit: 100 });
      site.app.clock.moveTo(now);
      const lastSeen = first.items.at(-1)?.userId ?? '';
      expect(rest).toEqual(anew.slice(anew.indexOf(lastSeen) + 1));
      expect(rest.indexOf(before[10] ?? '')).toBeGreaterThan(rest.indexOf(before.at(-1) ?? ''));
    });

    const filterOfList = { skill: 'sales' } as const;
    it.each([
      {},
      { ...filterOfList, skill: 'power-bi' },
      { ...filterOfList, sort: 'rate-low' },
      { ...filterOfList, text: 'ledger' },
      { ...filterOfList, module: 'sales.lead-management' },
      { ...filterOfList, location: 'london' },
      { ...filterOfList, availability: 'available' },
      { ...filterOfList, credentials: 'verified' },
      { ...filterOfList, minRate: 30 },
      { ...filterOfList, maxRate: 900 },
      { ...filterOfList, minExperience: 1 },
    ] as const)('belong to one filter and one order: not to %j', async (other) => {
      const { nextCursor } = await search.findConsultants({ ...filterOfList, limit: 5 });
      const cursor = nextCursor ?? '';
      expect((await search.findConsultants({ ...filterOfList, cursor })).items).not.toEqual([]);
      await expect(search.findConsultants({ ...other, cursor })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
    });
  });
});
