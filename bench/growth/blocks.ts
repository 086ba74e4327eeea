import pg from 'pg';
import type { Db } from '#db/client.ts';
import { sentStatements } from '../harness/sent-statements.ts';

/**
 * How many blocks of the database are looked at for the statements of a question, in memory or not: the same in each
 * run, whatever else the machine has to do.
 */
export async function blocksOf(
  connectionString: string,
  ask: (db: Db) => Promise<unknown>,
): Promise<number> {
  const statements = await sentStatements(connectionString, ask);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let blocks = 0;
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      blocks += Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks']);
    }
    return blocks;
  } finally {
    await client.end();
  }
}
