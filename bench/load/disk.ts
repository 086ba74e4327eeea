import pg from 'pg';
import type { Figure } from '../harness/figures.ts';

/** What grows with use, by the tables that keep it; one row of the first is one of it. */
const kept: Readonly<Record<string, readonly string[]>> = {
  people: ['auth.users', 'profiles', 'user_entries'],
  'consultants’ profiles': ['consultant_profiles', 'consultant_search'],
  projects: ['projects'],
  conversations: ['threads', 'thread_sides'],
  messages: ['messages'],
  applications: ['applications'],
  notifications: ['notifications'],
};
/** With fewer rows it is mostly what an empty table takes. */
const fewestRows = 500;
const kibibytes = 1024;

/** What a thousand of each take on the disk of the database, indexes included. */
export async function measureDisk(connectionString: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const figures: Figure[] = [];
    for (const [name, tables] of Object.entries(kept)) {
      const { rows } = await client.query<{ n: number; bytes: string }>(
        `select (select count(*)::int from ${tables[0]}) as n,
           (select sum(pg_total_relation_size(name::regclass)) from unnest($1::text[]) name) as bytes`,
        [tables],
      );
      const { n = 0, bytes = '0' } = rows[0] ?? {};
      if (n < fewestRows) continue;
      figures.push({
        name: `disk: 1,000 ${name}`,
        value: (Number(bytes) / n / kibibytes) * 1000,
        unit: 'KiB',
      });
    }
    return figures;
  } finally {
    await client.end();
  }
}
