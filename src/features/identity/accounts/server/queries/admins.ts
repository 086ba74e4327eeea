import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** A user with the admin grant. */
export interface AdminEntry {
  userId: UserId;
  email: string;
  name: string;
  grantedAt: Date;
}

/** All admins, in the order they were granted the role. */
export async function listAdmins(db: Db): Promise<AdminEntry[]> {
  const rows = await db
    .selectFrom('admins as admin')
    .innerJoin('auth.users as user', 'user.id', 'admin.user_id')
    .innerJoin('profiles as profile', 'profile.user_id', 'admin.user_id')
    .select([
      'admin.user_id as userId',
      'user.email',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'admin.granted_at as grantedAt',
    ])
    .orderBy('admin.granted_at')
    .orderBy('admin.user_id')
    .execute();
  return rows.map(({ userId, firstName, lastName, ...row }) => ({
    ...row,
    userId: toUserId(userId),
    name: `${firstName} ${lastName}`.trim(),
  }));
}

/** Whether this person has the admin grant. */
export async function isAdminUser(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admins')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
