import { sql } from 'kysely';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/audit/server/commands.ts';

/** Stores whether a person wants announcements; the same choice again changes nothing. */
export async function chooseAnnouncements(
  tx: Tx,
  userId: string,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  if (wanted) {
    await tx.deleteFrom('mail_opt_outs').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('mail_opt_outs')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An address that nothing more is announced to, and why. */
export interface Suppression {
  address: string;
  cause: 'bounced' | 'complained';
  /** What the mail server or the service said. */
  detail: string;
}

/** Stores it. What is known already stays, but for a complaint, which weighs more than a mail that came back. */
export async function suppressAddress(
  tx: Tx,
  { address, cause, detail }: Suppression,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('mail_suppressions')
    .values({
      address: address.trim().toLowerCase(),
      cause,
      detail: detail.slice(0, 500),
      suppressed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({
          cause: sql`excluded.cause`,
          detail: sql`excluded.detail`,
          suppressed_at: sql`excluded.suppressed_at`,
        })
        .where('mail_suppressions.cause', '=', 'bounced')
        .where(sql<boolean>`excluded.cause = 'complained'`),
    )
    .execute();
}

/** Lets announcements go to this address again. */
export async function liftSuppression(tx: Tx, admin: AdminViewer, address: string): Promise<void> {
  const lifted = await tx
    .deleteFrom('mail_suppressions')
    .where('address', '=', address.trim().toLowerCase())
    .returning('cause')
    .executeTakeFirst();
  if (!lifted) return;
  await recordAudit(tx, {
    actor: admin,
    action: 'mail-suppression-lifted',
    subjectId: null,
    detail: { cause: lifted.cause },
  });
}
