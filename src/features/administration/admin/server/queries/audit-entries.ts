import type { Db } from '#db/client.ts';
import { findCompanyNames } from '#features/identity/memberships/server/queries/listed-companies.ts';
import { type AuditRow, listEntries } from '#features/platform/audit/server/queries.ts';
import type { AuditFilter } from '../../rules/audit-filter.ts';

const day = 24 * 60 * 60 * 1000;

/** Who a user is, as the log names them today. */
export interface NamedPerson {
  name: string;
  email: string;
}
export interface AuditNames {
  people: ReadonlyMap<string, NamedPerson>;
  /** What companies are called today. */
  companies: ReadonlyMap<string, string>;
}
export type AuditRows = { rows: AuditRow[]; names: AuditNames };

const noEntries: AuditRows = { rows: [], names: { people: new Map(), companies: new Map() } };

/** Entries of the audit log, newest first, with the people and companies they name. */
export async function listAuditRows(
  db: Db,
  { action, person, company, from, to }: AuditFilter,
  page: { after: string | null; limit: number },
): Promise<AuditRows> {
  const about = person ? await findByEmail(db, person) : undefined;
  if (about === null) return noEntries;
  const rows = await listEntries(
    db,
    {
      action,
      about,
      subject: company,
      from: from ? new Date(from) : undefined,
      before: to ? new Date(Date.parse(to) + day) : undefined,
    },
    page,
  );
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat());
  const [people, companies] = await Promise.all([
    namePeople(db, [...new Set(ids)]),
    findCompanyNames(db, [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))]),
  ]);
  return { rows, names: { people, companies } };
}

async function findByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('user_entries')
    .select('user_id')
    .where('email', '=', email.toLowerCase())
    .where('user_type', 'in', ['client', 'consultant'])
    .executeTakeFirst();
  return row?.user_id ?? null;
}

async function namePeople(db: Db, ids: readonly string[]): Promise<Map<string, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_entries')
    .select(['user_id', 'name', 'email'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ user_id, name, email }) => [user_id, { name, email }]));
}
