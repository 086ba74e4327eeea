import { createDb, openPool } from '#db/client.ts';
import type { TestSite } from './site-in-process.ts';

/** Makes it an hour since this person last proved who they are. */
export async function ageSessionsOf(
  { connectionString }: Pick<TestSite, 'connectionString'>,
  email: string,
): Promise<void> {
  const db = createDb(openPool(connectionString, 1));
  try {
    await db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(Date.now() - 60 * 60_000) })
      .where('user_id', '=', (where) =>
        where.selectFrom('auth.users').select('id').where('email', '=', email),
      )
      .execute();
  } finally {
    await db.destroy();
  }
}
