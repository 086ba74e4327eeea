import type { AuditRow } from '#features/platform/audit/server/queries.ts';
import type { AuditEntryView } from '../../contract/audit.ts';
import type { AuditNames } from '../queries/audit-entries.ts';

/** An entry of the audit log with the people it names, as they are called today. */
export function viewAuditEntry(
  { actorId, subjectId, detail, at, ...entry }: AuditRow,
  { people, companies }: AuditNames,
): AuditEntryView {
  const named = (userId: string | null) =>
    userId && {
      userId,
      name: people.get(userId)?.name ?? null,
      email: people.get(userId)?.email ?? null,
    };
  const company = subjectId === null ? undefined : companies.get(subjectId);
  return {
    ...entry,
    at: at.toISOString(),
    actor: named(actorId) || null,
    subject: company === undefined ? named(subjectId) || null : null,
    company: subjectId && company !== undefined ? { companyId: subjectId, name: company } : null,
    details: Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${String(value)}`),
  };
}
