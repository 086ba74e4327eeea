import { countries } from '#catalogue/enumerations/places.ts';
import type { AuditRow } from '#features/audit/server/queries.ts';
import { convertFromUsd } from '#lib/money/convert.ts';
import type { AuditEntryView } from '../contract/audit.ts';
import type { ListedUser, UserView } from '../contract/users.ts';
import type { NamedPerson } from './queries/audit-entries.ts';
import type { UserEntryRow } from './queries/user-list.ts';
import type { UserFacts } from './queries/user-page.ts';

/** A user as a row of a list: what there is not yet is null. */
export function viewUser(row: UserEntryRow): ListedUser {
  const { userId, userType, status, name, email, company, title, city, country } = row;
  return {
    userId,
    userType,
    status,
    name: name || null,
    email,
    companyName: company || null,
    title: title || null,
    location:
      [city, countries.has(country) && country !== 'other' ? countries.label(country) : '']
        .filter(Boolean)
        .join(', ') || null,
    ratePounds: row.rateUsd ? convertFromUsd(row.rateUsd, 'GBP') : null,
    yearsExperience: row.years || null,
    joinedAt: row.joinedAt.toISOString(),
  };
}

/** An entry of the audit log with the people it names, as they are called today. */
export function viewAuditEntry(
  { actorId, subjectId, detail, at, ...entry }: AuditRow,
  people: ReadonlyMap<string, NamedPerson>,
): AuditEntryView {
  const named = (userId: string | null) =>
    userId && {
      userId,
      name: people.get(userId)?.name ?? null,
      email: people.get(userId)?.email ?? null,
    };
  return {
    ...entry,
    at: at.toISOString(),
    actor: named(actorId) || null,
    subject: named(subjectId) || null,
    details: Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${String(value)}`),
  };
}

/** One user with what an operator needs first to answer a mail of theirs. */
export const viewUserPage = (
  entry: UserEntryRow,
  { decision, isAdmin, sessions }: UserFacts,
): UserView => ({
  ...viewUser(entry),
  isAdmin,
  decision: {
    state: decision.state,
    reason: decision.reason,
    decidedAt: decision.decidedAt?.toISOString() ?? null,
  },
  sessions: sessions.map(({ signedInAt, usedAt, ...session }) => ({
    ...session,
    signedInAt: signedInAt.toISOString(),
    usedAt: usedAt.toISOString(),
  })),
});
