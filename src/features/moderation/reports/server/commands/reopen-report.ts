import type { Tx } from '#db/client.ts';

/** Lets a settled report wait again: its reporter has appealed with success. */
export async function reopenReport(tx: Tx, reportId: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      outcome: null,
      to_reporter: null,
      to_reported: null,
      settled_by: null,
      settled_at: null,
    })
    .where('id', '=', reportId)
    .execute();
}
