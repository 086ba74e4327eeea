import pg from 'pg';
import { createTestApp, type TestApp } from '../app.ts';
import type { NeedPerson } from './need.ts';
import { readNeedsPeople, storeNeedsPeople } from './needs-people.ts';

/** The demo's people among made-up ones. */
export interface NeedsSite {
  app: TestApp;
  /** Those who are listed, by their ids. */
  people: ReadonlyMap<string, NeedPerson>;
}

/** So many people in all, a few of whom are not listed; 60 is the demo alone. */
export async function createNeedsSite(people: number): Promise<NeedsSite> {
  const app = await createTestApp();
  const client = new pg.Client({ connectionString: app.connectionString });
  await client.connect();
  await storeNeedsPeople({ ...app, client }, people);
  await client.end();
  return { app, people: await readNeedsPeople(app.db, app.clock.now()) };
}
