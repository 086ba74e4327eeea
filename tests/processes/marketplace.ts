import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import { systemClock } from '#lib/clock.ts';
import { createFactories } from '#tests/support/factories.ts';
import { createSessionCookie } from '#tests/support/session-cookie.ts';

const newAddress = (): string => `${randomUUID()}@drill.test`;

/** Someone who is signed in. */
export interface Person {
  userId: string;
  cookie: string;
}

export interface Marketplace {
  client: Person;
  /** Approved, subscribed, with a profile. */
  consultants: Person[];
  /** All open, public and the client's. */
  projectIds: string[];
}

/** Puts new people and open projects straight into a database on which the product has started before. */
export async function fillMarketplace(
  connectionString: string,
  size: { consultants: number; projects: number },
): Promise<Marketplace> {
  const pool = openPool(connectionString, 4);
  const db = createDb(pool);
  const make = createFactories(db, systemClock);
  const signedIn = async (userId: string): Promise<Person> => ({
    userId,
    cookie: await createSessionCookie(db, userId, systemClock.now()),
  });
  try {
    const client = await make.client({ email: newAddress() });
    const consultants: Person[] = [];
    for (let n = 0; n < size.consultants; n += 1) {
      consultants.push(await signedIn(await make.consultant({ email: newAddress() })));
    }
    const first = await make.project(client);
    // Copies, whatever columns there are to write; a minute apart, as a list sorts them.
    const columns = await writableColumns(pool);
    const { rows } = await pool.query<{ id: string }>(
      `insert into projects (${columns})
       select ${columns} from (
         select (jsonb_populate_record(project, jsonb_build_object(
           'id', gen_random_uuid(), 'created_at', project.created_at - n * interval '1 minute'))).*
         from projects project, generate_series(1, $2) n where project.id = $1
       ) as copy returning id`,
      [first, size.projects - 1],
    );
    await pool.query('analyze');
    return {
      client: await signedIn(client),
      consultants,
      projectIds: [first, ...rows.map(({ id }) => id)],
    };
  } finally {
    await db.destroy();
  }
}

/** The columns of projects that the database does not generate, as a list. */
async function writableColumns(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ list: string }>(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_schema = 'public' and table_name = 'projects' and is_generated = 'NEVER'`,
  );
  return rows[0]?.list ?? '';
}
