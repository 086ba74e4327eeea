import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Json } from '#db/write.ts';
import { type NamedPerson, redactReason } from '../rules.ts';

/** Something an admin or the operator changed. */
export interface AuditEntry {
  /** The admin who did it, with the address that the request came from; null for the operator's command line. */
  actor: Pick<AdminViewer, 'userId' | 'address'> | null;
  /** What was done, in the past tense and kebab-case, such as `account-approved`. */
  action: string;
  /** Whom or what it was done to. */
  subjectId: string | null;
  /** Why, in the admin's words, where a reason was asked for. */
  reason?: string | undefined;
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
      entries.map(({ actor, action, subjectId, reason, detail = {} }) => ({
        actor_id: actor?.userId ?? null,
        address: actor?.address ?? null,
        action,
        subject_id: subjectId,
        reason: reason ?? null,
        detail: JSON.stringify(detail),
      })),
    )
    .execute();
}

/**
 * Takes the name and the address of an erased user out of the reasons that admins have written, in entries about them
 * and in all others. The database lets nothing else of the log be changed.
 */
export async function redactReasons(
  tx: Tx,
  { userId, ...person }: NamedPerson & { userId: UserId },
): Promise<void> {
  const named = [person.email, person.lastName, person.firstName].filter((word) => word.trim());
  const entries = await tx
    .selectFrom('audit_log')
    .select(['id', 'reason', 'subject_id'])
    .where('reason', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('subject_id', '=', userId),
        ...named.map((word) => sql<boolean>`position(lower(${word}) in lower(reason)) > 0`),
      ]),
    )
    .execute();
  for (const { id, reason, subject_id } of entries) {
    if (reason === null) continue;
    const redacted = redactReason(reason, person, { isAboutThem: subject_id === userId });
    if (redacted === reason) continue;
    await tx.updateTable('audit_log').set({ reason: redacted }).where('id', '=', id).execute();
  }
}
