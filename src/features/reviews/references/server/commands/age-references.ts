import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { erasedBefore, remindAfterDays, reminderDue } from '../../rules/periods.ts';
import { referenceAsked } from '../jobs.ts';
import { listUnanswered } from '../queries/references.ts';

/** Enqueues the reminders that are due, each once; how many. */
export async function remindOfReferences(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<number> {
  const now = clock.now();
  let reminded = 0;
  for (const { id, asked_at, reminded_days } of await listUnanswered(tx, now, remindAfterDays[0])) {
    const days = reminderDue(asked_at, reminded_days, now);
    if (days === null) continue;
    const { numUpdatedRows } = await tx
      .updateTable('consultant_references')
      .set({ reminded_days: days })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .where('reminded_days', '<', days)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    await jobs.enqueue(tx, referenceAsked, { referenceId: id, days });
    reminded += 1;
  }
  return reminded;
}

/** Deletes unanswered and withdrawn requests after 30 days. Of declined ones the hash of the address stays. */
export async function eraseOldReferences(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const before = erasedBefore(clock.now());
  await tx
    .deleteFrom('consultant_references')
    .where(
      sql<boolean>`state = 'asked' and asked_at <= ${before} or state = 'withdrawn' and withdrawn_at <= ${before}`,
    )
    .execute();
  await tx
    .updateTable('consultant_references')
    .set({ person_name: null, company_name: null, email: null, project: null, person_role: null })
    .where('state', '=', 'declined')
    .where('answered_at', '<=', before)
    .where('email', 'is not', null)
    .execute();
}
