import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { erasedBefore, remindAfterDays, reminderDue } from '../../rules/periods.ts';
import { referenceAsked } from '../jobs.ts';
import { keyedHash, keyedPrefix } from '../queries/kept-addresses.ts';
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

/** Deletes unanswered and withdrawn requests after 30 days. Of declined ones a keyed hash of the address stays. */
export async function eraseOldReferences(
  tx: Tx,
  { clock, keys }: Pick<Services, 'clock' | 'keys'>,
): Promise<void> {
  const before = erasedBefore(clock.now());
  await tx
    .deleteFrom('consultant_references')
    .where(
      sql<boolean>`state = 'asked' and asked_at <= ${before} or state = 'withdrawn' and withdrawn_at <= ${before}`,
    )
    .execute();
  const declined = await tx
    .selectFrom('consultant_references')
    .select(['id', 'email_hash'])
    .where('state', '=', 'declined')
    .where('answered_at', '<=', before)
    .where(sql<boolean>`not starts_with(email_hash, ${keyedPrefix})`)
    .forUpdate()
    .execute();
  for (const { id, email_hash } of declined) {
    await tx
      .updateTable('consultant_references')
      .set({ person_name: null, company_name: null, email: null, project: null, person_role: null })
      .set({ email_hash: keyedHash(keys, email_hash) })
      .where('id', '=', id)
      .execute();
  }
}
