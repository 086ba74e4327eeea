import { randomUUID } from 'node:crypto';
import type { UserId, UserType } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { ChecklistItemId } from '../../ids.ts';
import { selectVetted } from '../queries/vetted-accounts.ts';

/** Replaces a checklist. Points that keep their id keep what was ticked; the ticks of others go with them. */
export async function saveChecklist(
  tx: Tx,
  admin: AdminViewer,
  {
    userType,
    items,
  }: { userType: UserType; items: readonly { id: ChecklistItemId | null; text: string }[] },
): Promise<void> {
  const known = await tx
    .selectFrom('checklist_items')
    .select('id')
    .where('user_type', '=', userType)
    .orderBy('id')
    .forUpdate()
    .execute();
  const kept = new Set(known.map(({ id }) => id));
  const rows = items.map(({ id, text }, index) => {
    // What another admin has taken off meanwhile, and an id that is named twice, begin as new points.
    const isKept = id !== null && kept.delete(id);
    return { id: isKept ? id : randomUUID(), user_type: userType, text, position: index + 1 };
  });
  if (kept.size > 0) {
    await tx
      .deleteFrom('checklist_items')
      .where('id', 'in', [...kept])
      .execute();
  }
  await tx
    .insertInto('checklist_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        text: ref('excluded.text'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
  await recordAudit(tx, {
    actor: admin,
    action: 'checklist-changed',
    subjectId: null,
    detail: { userType, points: rows.length },
  });
}

/** Keeps that an admin has checked a point for an account, or that it is not checked. Twice changes nothing. */
export async function tickItem(
  tx: Tx,
  admin: AdminViewer,
  { userId, itemId, isTicked }: { userId: UserId; itemId: ChecklistItemId; isTicked: boolean },
  now: Date,
): Promise<{ refused: 'USER_NOT_FOUND' | 'ITEM_GONE' | null }> {
  const account = await selectVetted(tx).where('profile.user_id', '=', userId).executeTakeFirst();
  if (!account) return { refused: 'USER_NOT_FOUND' };
  const item = await tx
    .selectFrom('checklist_items')
    .select('id')
    .where('id', '=', itemId)
    .where('user_type', '=', account.userType)
    .forKeyShare()
    .executeTakeFirst();
  if (!item) return { refused: 'ITEM_GONE' };
  if (isTicked) {
    await tx
      .insertInto('checklist_ticks')
      .values({ user_id: userId, item_id: itemId, ticked_by: admin.userId, ticked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx
      .deleteFrom('checklist_ticks')
      .where('user_id', '=', userId)
      .where('item_id', '=', itemId)
      .execute();
  }
  return { refused: null };
}
