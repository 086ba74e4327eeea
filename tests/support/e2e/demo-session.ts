import { createDb, openPool } from '#db/client.ts';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { createSessionCookie } from '../session-cookie.ts';
import type { TestSite } from './site-in-process.ts';

export interface SessionCookie {
  name: string;
  value: string;
}

/** Who looks at a page: a visitor, or one of the people of the demo. */
export const readers = [
  'visitor',
  'client@demo.test',
  'pending-client@demo.test',
  'consultant@demo.test',
  'new-consultant@demo.test',
  'admin@demo.test',
] as const;
/** Colleagues of client@demo.test, each with another role in the company, and a client of another company. */
export type Colleague =
  | 'morwenna@barnacle-and-bright.test'
  | 'hollis@larkspur-and-pike.test'
  | 'fenella@larkspur-and-pike.test'
  | 'viggo@larkspur-and-pike.test';
export type Reader = (typeof readers)[number];

/** The cookies of a new session, as a sign-in sets them, without its form and its hashing of the password. */
export async function signInDirectly(
  { connectionString }: TestSite,
  reader: Reader | Colleague,
  now: Date,
): Promise<SessionCookie[]> {
  if (reader === 'visitor') return [];
  const db = createDb(openPool(connectionString, 1));
  try {
    const { id } = await db
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', reader)
      .executeTakeFirstOrThrow();
    const [name = '', value = ''] = (await createSessionCookie(db, id, now)).split('=');
    return [
      { name, value },
      { name: sessionHintCookie, value: '1' },
    ];
  } finally {
    await db.destroy();
  }
}
