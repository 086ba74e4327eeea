import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { savedSearchesMax } from '../rules/limits.ts';

const app = await sharedTestApp();

const searchesOf = async (userId: UserId) => (await app.as(userId)).savedSearches;

describe('saved searches', () => {
  it('are listed with what they ask for, last saved first, for their person alone', async () => {
    const client = await app.make.client();
    const searches = await searchesOf(client);
    await searches.saveForConsultants({
      name: 'Leeds',
      filter: { text: ' month\u0000 end\ud800', skill: 'finance-operations', minRate: 60 },
    });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    await searches.saveForConsultants({ name: 'All', filter: {} });
    const { items } = await searches.list();
    expect(items).toMatchObject([
      { name: 'All', kind: 'consultants', filter: {}, leastScore: null, foundAt: null },
      {
        name: 'Leeds',
        filter: { text: 'month end\ufffd', skill: 'finance-operations', minRate: 60 },
      },
    ]);
    const other = await searchesOf(await app.make.client());
    expect((await other.list()).items).toEqual([]);
  });

  it('are renamed and removed by their person alone', async () => {
    const searches = await searchesOf(await app.make.client());
    const { id: savedSearchId } = await searches.saveForConsultants({ name: 'One', filter: {} });
    const other = await searchesOf(await app.make.client());
    await expect(other.rename({ savedSearchId, name: 'Mine' })).rejects.toMatchObject({
      code: 'SAVED_SEARCH_NOT_FOUND',
    });
    await expect(other.listFoundConsultants({ savedSearchId })).rejects.toMatchObject({
      code: 'SAVED_SEARCH_NOT_FOUND',
    });
    expect(await other.remove({ savedSearchId })).toEqual({ removed: false });
    expect(await searches.rename({ savedSearchId, name: '  Two ' })).toMatchObject({ name: 'Two' });
    expect(await searches.remove({ savedSearchId })).toEqual({ removed: true });
    expect((await searches.list()).items).toEqual([]);
  });

  it('have names of their own', async () => {
    const searches = await searchesOf(await app.make.client());
    await searches.saveForConsultants({ name: 'One', filter: {} });
    const again = searches.saveForConsultants({ name: 'One', filter: {} });
    await expect(again).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    const { id: savedSearchId } = await searches.saveForConsultants({ name: 'Two', filter: {} });
    await expect(searches.rename({ savedSearchId, name: 'One' })).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
    expect(await searches.rename({ savedSearchId, name: 'Two' })).toMatchObject({ name: 'Two' });
    await expect(searches.saveForConsultants({ name: '  ', filter: {} })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('are twenty at most, also when many are saved at once', async () => {
    const client = await app.make.client();
    const searches = await searchesOf(client);
    for (let n = 0; n < savedSearchesMax - 2; n += 1) {
      await searches.saveForConsultants({ name: `Search ${n}`, filter: {} });
    }
    const results = await allAtOnce(
      app,
      { table: 'profiles', key: 'user_id', value: client },
      Array.from(
        { length: 12 },
        (_, n) => () => searches.saveForConsultants({ name: `At once ${n}`, filter: {} }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await searches.list()).items).toHaveLength(savedSearchesMax);
  });

  it('show their finds as what they look for, and as nothing else', async () => {
    const consultant = await searchesOf(await app.make.consultant());
    const { id: savedSearchId } = await consultant.saveForProjects({
      name: 'Ledgers',
      filter: { text: 'ledger', duration: '1-2-weeks' },
      leastScore: 70,
    });
    expect((await consultant.list()).items).toMatchObject([
      { kind: 'projects', filter: { text: 'ledger', duration: '1-2-weeks' }, leastScore: 70 },
    ]);
    expect((await consultant.listFoundProjects({ savedSearchId })).items).toEqual([]);
    const client = await searchesOf(await app.make.client());
    await expect(client.listFoundConsultants({ savedSearchId })).rejects.toMatchObject({
      code: 'SAVED_SEARCH_NOT_FOUND',
    });
  });

  it.each(['-'.repeat(60), '"" - ""', '!!!'])(
    'are refused for a text without words: %s',
    async (text) => {
      const client = await searchesOf(await app.make.client());
      const refused = client.saveForConsultants({ name: 'One', filter: { text } });
      await expect(refused).rejects.toMatchObject({ code: 'NOTHING_TO_SEARCH', status: 422 });
      const consultant = await searchesOf(await app.make.consultant());
      const saving = (filter: { text: string }) =>
        consultant.saveForProjects({ name: 'One', filter, leastScore: null });
      await expect(saving({ text })).rejects.toMatchObject({ code: 'NOTHING_TO_SEARCH' });
      await expect(saving({ text: 'the' })).rejects.toMatchObject({ code: 'NOTHING_TO_SEARCH' });
      expect((await consultant.list()).items).toEqual([]);
      expect(await saving({ text: '' })).toMatchObject({ name: 'One' });
    },
  );
});
