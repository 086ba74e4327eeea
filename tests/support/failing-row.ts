import type pg from 'pg';

let made = 0;

/**
 * Has the database refuse a change of some rows of a table, as for a row that a statement trips over. `change` as a
 * trigger names it, such as `update`, and `when` over `old` and `new`. Returns what lets them be changed again.
 */
export async function failRows(
  pool: pg.Pool,
  { table, change, when }: { table: string; change: string; when: string },
): Promise<() => Promise<void>> {
  made += 1;
  const name = `fails_${made}`;
  await pool.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'this row fails'; end $$`,
  );
  await pool.query(
    `create trigger ${name} before ${change} on ${table} for each row when (${when}) execute function ${name}()`,
  );
  return async () => {
    await pool.query(`drop trigger ${name} on ${table}`);
    await pool.query(`drop function ${name}()`);
  };
}
