import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { ThreadId } from '#features/conversations/messages/ids.ts';
import type { Reportable } from '#features/conversations/messages/server/queries/reportable.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { ReferenceId } from '#features/reviews/references/ids.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import type { Services } from '#server/services.ts';
import type { ReportCause } from '../../rules.ts';
import { reportReceived } from '../jobs.ts';

export type Words = { cause: ReportCause; text: string };
export type Received<Missing> =
  | { refused: Missing | 'REPORTED_ALREADY' }
  | { refused: null; id: string };

/** A review or a reference as it stands now. */
type Quote = { words: string; projectTitle: string } & (
  | { reviewId: ReviewId; referenceId?: undefined }
  | { referenceId: ReferenceId; reviewId?: undefined }
);

/** Stores a report, once while it waits, and has the admins told. */
export async function keepReport(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  reporterId: UserId,
  report: Words & {
    /** Null for an author who has left. */
    reportedId: UserId | null;
    projectId?: ProjectId;
    quote?: Quote;
    conversation?: { threadId: ThreadId; message: Reportable['message'] };
  },
): Promise<{ refused: 'REPORTED_ALREADY' } | { refused: null; id: string }> {
  const message = report.conversation?.message;
  const row = await tx
    .insertInto('reports')
    .values({
      reported_id: report.reportedId,
      project_id: report.projectId ?? null,
      thread_id: report.conversation?.threadId ?? null,
      review_id: report.quote?.reviewId ?? null,
      reference_id: report.quote?.referenceId ?? null,
      quote: report.quote?.words ?? null,
      quote_title: report.quote?.projectTitle ?? null,
      // It stays as it is read now, whatever its writer does.
      message_id: message?.id ?? null,
      message_text: message?.text ?? null,
      message_earlier_texts: message?.earlierTexts ?? [],
      message_file_names: message?.fileNames ?? [],
      message_sent_at: message?.sentAt ?? null,
      reporter_id: reporterId,
      cause: report.cause,
      text: report.text,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return { refused: 'REPORTED_ALREADY' };
  await jobs.enqueue(tx, reportReceived, { reportId: row.id });
  return { refused: null, id: row.id };
}
