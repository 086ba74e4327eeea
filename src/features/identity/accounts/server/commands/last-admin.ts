import type { Tx } from '#db/client.ts';

/** Whether this user is the only admin who stays. Of two concurrent callers the second waits for the first. */
export async function isLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  const staying = await tx
    .selectFrom('admins as admin')
    .innerJoin('profiles as profile', 'profile.user_id', 'admin.user_id')
    .select('admin.user_id')
    .where((eb) => eb.or([eb('profile.leaving_at', 'is', null), eb('admin.user_id', '=', userId)]))
    .orderBy('admin.user_id')
    .forUpdate()
    .execute();
  return staying.some(({ user_id: id }) => id === userId) && staying.length === 1;
}
