import pg from 'pg';
import { demoRules } from '#app/demo.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { type ScaleConsultant, scaleConsultants } from '#db/scale/scale-consultants.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { demoConsultants } from '../../../demo/content/all-consultants.ts';
import { insertDemoData } from '../../../demo/insert-demo-data.ts';
import { readPortraits } from '../../../demo/portraits/read-portraits.ts';
import { createTestApp, type TestApp, type TestClient } from '../app.ts';

/** The demo's people among made-up ones, and a client who searches them. */
export interface NeedsSite {
  app: TestApp;
  search: TestClient['search'];
  /** What the demo calls each of its people, by their id. */
  keyOf: ReadonlyMap<string, string>;
  /** The made-up people who are listed, by their id. */
  madeUp: ReadonlyMap<string, ScaleConsultant>;
}

const seed = 'needs';

/** So many people in all; without made-up ones it is the demo. The same people every time. */
export async function createNeedsSite({ people }: { people: number }): Promise<NeedsSite> {
  const app = await createTestApp();
  const { photos } = await readPortraits();
  await app.db.transaction().execute((tx) =>
    insertDemoData(tx, {
      ...{ now: app.clock.now(), passwordHash: 'a hash' },
      ...{ rules: demoRules, photos },
    }),
  );
  const made = Math.max(0, people - demoConsultants.length);
  if (made > 0) {
    const connection = new pg.Client({ connectionString: app.connectionString });
    await connection.connect();
    await fillWithScaleData(connection, {
      ...{ consultants: made, projects: 0, seed },
      now: app.clock.now(),
    });
    await connection.end();
  }
  await rebuildSearch({ ...app.services, isDemo: true });
  const users = await app.db.selectFrom('auth.users').select(['id', 'email']).execute();
  const keyByEmail = new Map(demoConsultants.map(({ email, key }) => [email, key]));
  return {
    app,
    search: (await app.as(await app.make.client())).search,
    keyOf: new Map(
      users.flatMap(({ id, email }): [string, string][] => {
        const key = keyByEmail.get(email);
        return key === undefined ? [] : [[id, key]];
      }),
    ),
    madeUp: new Map([...scaleConsultants(made, seed)].map((person) => [person.id, person])),
  };
}
