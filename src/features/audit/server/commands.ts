import type { Tx } from '#db/client.ts';
import type { Json } from '#db/write.ts';

/** Something an admin or the operator changed. */
export interface AuditEntry {
  /** Who did it; null for the operator's command line. */
  actorId: string | null;
  /** What was done, in the past tense and kebab-case, such as `account-approved`. */
  action: string;
  /** Whom or what it was done to. */
  subjectId: string | null;
  /** What else a reader will want to know; no personal data, for the log is never emptied. */
  detail?: { [key: string]: Json };
}

/** Records a change in the append-only audit log, in the transaction of the change itself. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** The same for many changes, in one statement. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('audit_log')
    .values(
      entries.map(({ actorId, action, subjectId, detail = {} }) => ({
        actor_id: actorId,
        action,
        subject_id: subjectId,
        detail: JSON.stringify(detail),
      })),
    )
    .execute();
}
