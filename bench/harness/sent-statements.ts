import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import type { Statement } from './sql-load.ts';

/** What a query of the product sends to the database, in its order. */
export async function sentStatements(
  connectionString: string,
  ask: (db: Db) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
    log: ({ query }) => {
      sent.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  try {
    await ask(db);
  } finally {
    await db.destroy();
  }
  return sent;
}

/** The same of a query that sends one. Throws when it sends none, or several. */
export async function sentStatement(
  connectionString: string,
  ask: (db: Db) => Promise<unknown>,
): Promise<Statement> {
  const [statement, ...more] = await sentStatements(connectionString, ask);
  if (!statement || more.length > 0) throw new Error('It takes one statement and no more.');
  return statement;
}
