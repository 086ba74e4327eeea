import type pg from 'pg';
import { describeTables } from '#operations/backups/rows/described-tables.ts';

/** Each table with its number of rows and the hash of all of them, in an order of their own. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const contents: Record<string, string> = {};
    for (const { name, columns, where } of await describeTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' rows ' || md5(coalesce(string_agg(row, e'\\n' order by row collate "C"), '')) as said
           from (select row(${columns.join(', ')})::text as row from ${name} where ${where}) as rows`,
      );
      contents[name] = rows[0].said;
    }
    return contents;
  } finally {
    client.release();
  }
}
