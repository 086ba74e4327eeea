import { beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { chanceOf } from '#db/scale/chance.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import {
  bothSources,
  createSearchedSite,
  readAll,
  type SearchedSite,
  type SearchOperations,
} from '#tests/support/searched-site.ts';
import { searchSorts } from '../rules/sorts.ts';

describe.each(bothSources)('from $source:', ({ remembered }) => {
  let site: SearchedSite;
  let search: SearchOperations;
  beforeAll(async () => {
    site = await createSearchedSite(500, { remembered });
    search = site.search;
    return () => site.app.close();
  }, 60_000);

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

    it.each(searchSorts)(
      'have everybody once and in place, whatever changes, by %s',
      async (sort) => {
        for (const text of sort === 'relevance' ? ['ledger', 'warehouse'] : ['', 'ledger']) {
          const expected = await readAll(search, { text, sort, limit: 100 });
          const ids = await readAll(search, { text, sort, limit: 37 }, async () => {
            for (let n = 0; n < 6; n += 1) await changeSomebody();
            await site.app.make.consultant();
          });
          expect(ids, text).toEqual(expected);
        }
      },
      60_000,
    );

    it('leave out whoever is not listed any more', async () => {
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
          .execute((tx) => site.app.services.derivedData.refresh(tx, [toUserId(gone)]));
      });
      expect(ids).toEqual(expected.filter((id) => id !== gone));
    });

    it('go on with the people of the day when the list is an hour old', async () => {
      const first = await search.findConsultants({ sort: 'rate-low', limit: 10 });
      const now = site.app.clock.now();
      site.app.clock.moveTo(new Date(now.getTime() + 2 * 60 * 60 * 1000));
      const second = await search.findConsultants({
        sort: 'rate-low',
        limit: 10,
        cursor: first.nextCursor ?? '',
      });
      site.app.clock.moveTo(now);
      expect(second.items).toHaveLength(10);
      const seen = new Set(first.items.map(({ userId }) => userId));
      expect(second.items.filter(({ userId }) => seen.has(userId))).toEqual([]);
    });

    it('belong to one filter and one order', async () => {
      const { nextCursor } = await search.findConsultants({ skill: 'sales', limit: 5 });
      const cursor = nextCursor ?? '';
      for (const other of [
        {},
        { skill: 'power-bi' },
        { skill: 'sales', sort: 'rate-low' },
      ] as const) {
        await expect(search.findConsultants({ ...other, cursor })).rejects.toMatchObject({
          code: 'INVALID_CURSOR',
        });
      }
    });
  });
});
