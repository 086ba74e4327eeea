import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { AnnouncementForm } from '../../rules/announcement-form.ts';
import { announcementDue } from '../jobs.ts';
import { selectRecipients } from '../queries/audience.ts';

/**
 * Fixes who gets a blast, and begins to send it, in one transaction. `expected` is the number that the admin confirmed:
 * with another one nothing happens, and the number of now is answered.
 */
export async function startAnnouncement(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  admin: AdminViewer,
  { expected, ...form }: AnnouncementForm & { expected: number },
): Promise<
  | { refused: 'NO_RECIPIENTS' | 'RECIPIENTS_CHANGED'; recipients: number }
  | { refused: null; blastId: string }
> {
  const blastId = randomUUID();
  await tx
    .insertInto('mail_blasts')
    .values({
      id: blastId,
      recipient_type: form.recipientType,
      subject: form.subject,
      message: form.message,
      from_name: form.fromName,
      from_email: form.fromEmail,
      state: 'sending',
      run_id: null,
      moved_at: now,
      created_by: admin.userId,
      created_at: now,
    })
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('mail_deliveries')
    .columns(['id', 'blast_id', 'position', 'user_id', 'status'])
    .expression(
      selectRecipients(tx, form.recipientType).select([
        sql<string>`gen_random_uuid()`.as('id'),
        sql<string>`${blastId}::uuid`.as('blast_id'),
        sql<number>`row_number() over (order by profile.created_at, profile.user_id)`.as(
          'position',
        ),
        'profile.user_id',
        sql<'pending'>`'pending'`.as('status'),
      ]),
    )
    .executeTakeFirst();
  const recipients = Number(numInsertedOrUpdatedRows);
  if (recipients === 0 || recipients !== expected) {
    await tx.deleteFrom('mail_blasts').where('id', '=', blastId).execute();
    return { refused: recipients === 0 ? 'NO_RECIPIENTS' : 'RECIPIENTS_CHANGED', recipients };
  }
  await jobs.enqueue(tx, announcementDue, { blastId });
  await recordAudit(tx, {
    actor: admin,
    action: 'mail-blast-started',
    subjectId: blastId,
    detail: { recipientType: form.recipientType, recipients },
  });
  return { refused: null, blastId };
}
