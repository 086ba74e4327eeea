import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { DeliveryStatus } from '../../rules/life-cycle.ts';

/** The words of a blast, and whom it is from. */
export async function findAnnouncementWords(db: Db, blastId: string) {
  const row = await db
    .selectFrom('mail_blasts')
    .select(['subject', 'message', 'from_name as fromName', 'from_email as fromEmail'])
    .where('id', '=', blastId)
    .executeTakeFirst();
  return row ?? null;
}

/** The next delivery that may be tried now; null when none is due. */
export async function findNextDue(db: Db, blastId: string, now: Date) {
  const row = await db
    .selectFrom('mail_deliveries')
    .select(['id', 'user_id as userId', 'attempts'])
    .where('blast_id', '=', blastId)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now)]))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** How many deliveries there are of each status: what a blast says of its progress is counted here and kept nowhere. */
export async function countDeliveries(
  db: Db,
  announcementIds: readonly string[],
): Promise<ReadonlyMap<string, Record<DeliveryStatus, number>>> {
  const none = {
    pending: 0,
    sending: 0,
    sent: 0,
    failed: 0,
    uncertain: 0,
    skipped: 0,
    cancelled: 0,
  };
  const counts = new Map(announcementIds.map((id) => [id, { ...none }]));
  if (announcementIds.length === 0) return counts;
  const rows = await db
    .selectFrom('mail_deliveries')
    .select(['blast_id', 'status', sql<number>`count(*)::int`.as('n')])
    .where('blast_id', 'in', announcementIds)
    .groupBy(['blast_id', 'status'])
    .execute();
  for (const { blast_id, status, n } of rows) {
    const of = counts.get(blast_id);
    if (of) of[status] = n;
  }
  return counts;
}
