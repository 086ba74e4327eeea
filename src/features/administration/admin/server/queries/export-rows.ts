import type { Db } from '#db/client.ts';
import { readSettings } from '#features/site-operations/site-settings/server/queries/stored-settings.ts';
import type { AuditFilter } from '../../rules/audit-filter.ts';
import type { UserList } from '../../rules/user-list.ts';
import { viewAuditEntry } from '../views/audit.ts';
import { viewUser } from '../views/users.ts';
import { listAuditRows } from './audit-entries.ts';
import { listUserEntries, type UserPosition } from './user-list.ts';

// Large enough that a hundred statements read 100,000 rows, small enough to be held many times over.
const batchSize = 1000;

export type ExportRow = Record<string, string | number | null>;

/** All users of a list in its order, a batch at a time: nothing is read before the one before it has been taken. */
export async function* exportUsers(db: Db, list: UserList): AsyncGenerator<ExportRow[]> {
  const { currencies } = await readSettings(db);
  let after: UserPosition | null = null;
  do {
    const page: Awaited<ReturnType<typeof listUserEntries>> = await listUserEntries(db, list, {
      after,
      limit: batchSize,
    });
    yield page.items
      .map((item) => viewUser(item, currencies))
      .map((user) => ({
        Name: user.name,
        Email: user.email,
        Status: user.status,
        ...(user.userType === 'consultant'
          ? {
              Title: user.title,
              Location: user.location,
              'Rate (GBP per hour)': user.ratePounds,
              'Experience (years)': user.yearsExperience,
            }
          : { Company: user.companyName }),
        Joined: user.joinedAt,
        Id: user.userId,
      }));
    after = page.next;
  } while (after);
}

/** All entries of the audit log that fit, newest first, a batch at a time. */
export async function* exportAuditLog(db: Db, filter: AuditFilter): AsyncGenerator<ExportRow[]> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listAuditRows>> = await listAuditRows(db, filter, {
      after,
      limit: batchSize,
    });
    yield page.rows
      .map((row) => viewAuditEntry(row, page.names))
      .map(({ actor, subject, company, ...entry }) => ({
        Number: entry.id,
        When: entry.at,
        What: entry.action,
        Who: actor ? (actor.email ?? actor.userId) : 'command line',
        Whom: company?.name ?? (subject && (subject.email ?? subject.userId)),
        From: entry.address,
        Reason: entry.reason,
        Details: entry.details.join('; '),
      }));
    after = page.rows.length === batchSize ? (page.rows.at(-1)?.id ?? null) : null;
  } while (after);
}
