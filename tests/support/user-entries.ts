import type pg from 'pg';
import { expect } from 'vitest';

/** Throws unless the entries that admins list match their sources, row by row, for every user. */
export async function confirmEveryEntry(pool: pg.Pool): Promise<void> {
  const columns =
    'user_id, user_type, status, name, email, company, title, city, country, rate_usd, years, joined_at';
  const { rows } = await pool.query(
    `(select ${columns} from user_entries except select ${columns} from user_entry_sources)
     union all
     (select ${columns} from user_entry_sources except select ${columns} from user_entries)`,
  );
  expect(rows).toEqual([]);
}
