import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';

/**
 * Lets a settled report wait again: its reporter has appealed with success. Nothing where they have reported the same
 * thing since, and that report waits.
 */
export async function reopenReport(tx: Tx, reportId: string): Promise<void> {
  await tx
    .updateTable('reports as report')
    .set({
      outcome: null,
      to_reporter: null,
      to_reported: null,
      settled_by: null,
      settled_at: null,
    })
    .where('report.id', '=', reportId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports as newer')
            .select('newer.id')
            .where('newer.settled_at', 'is', null)
            .whereRef('newer.reporter_id', '=', 'report.reporter_id')
            .where(
              sql<boolean>`(newer.reported_id, newer.project_id, newer.thread_id, newer.message_id, newer.review_id,
                newer.reference_id) is not distinct from (report.reported_id, report.project_id, report.thread_id,
                report.message_id, report.review_id, report.reference_id)`,
            ),
        ),
      ),
    )
    .execute();
}
