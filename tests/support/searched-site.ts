import pg from 'pg';
import type { UserId } from '#access/user.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { type ScaleConsultant, scaleConsultants } from '#db/scale/scale-consultants.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { createTestApp, type TestApp, type TestClient } from './app.ts';

export type SearchOperations = TestClient['search'];
export type FindInput = Parameters<SearchOperations['findConsultants']>[0];

/** A site with many made-up consultants, and a client who searches them. */
export interface SearchedSite {
  app: TestApp;
  clientId: UserId;
  search: SearchOperations;
  /** Those of them who are listed. */
  listed: ScaleConsultant[];
}

/** The same people for the same number. */
export async function createSearchedSite(people: number): Promise<SearchedSite> {
  const app = await createTestApp();
  const connection = new pg.Client({ connectionString: app.connectionString });
  await connection.connect();
  const options = { consultants: people, projects: 0, seed: 'search', now: app.clock.now() };
  await fillWithScaleData(connection, options);
  await connection.end();
  await rebuildSearch(app.services);
  const clientId = await app.make.client();
  return {
    app,
    clientId,
    search: (await app.as(clientId)).search,
    listed: [...scaleConsultants(people, options.seed)].filter(
      ({ isApproved, isSubscribed }) => isApproved && isSubscribed,
    ),
  };
}

/** The ids of a whole list, page by page, with what is done between one and the next. */
export async function readAll(
  search: SearchOperations,
  input: FindInput,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search.findConsultants({ ...input, ...(cursor ? { cursor } : {}) });
    ids.push(...page.items.map(({ userId }) => userId));
    cursor = page.nextCursor ?? undefined;
    if (cursor) await between();
  } while (cursor);
  return ids;
}
