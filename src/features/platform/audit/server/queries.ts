import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** What narrows the entries: people and things by their ids, days by their bounds. */
export interface AuditEntryFilter {
  action?: string | undefined;
  /** Who did it, or to whom or what it was done. */
  about?: string | undefined;
  /** To whom or what it was done. */
  subject?: string | undefined;
  from?: Date | undefined;
  /** The first moment that is too late. */
  before?: Date | undefined;
}

/** Entries of the audit log, newest first, from before one of them on. */
export function listEntries(
  db: Db,
  { action, about, subject, from, before }: AuditEntryFilter,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .selectFrom('audit_log as entry')
    .select([
      sql<string>`entry.id::text`.as('id'),
      'entry.at',
      'entry.action',
      'entry.actor_id as actorId',
      'entry.subject_id as subjectId',
      'entry.address',
      'entry.reason',
      'entry.detail',
    ])
    .$if(action !== undefined, (query) => query.where('entry.action', '=', action ?? ''))
    .$if(about !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('entry.actor_id', '=', about ?? ''), eb('entry.subject_id', '=', about ?? '')]),
      ),
    )
    .$if(subject !== undefined, (query) => query.where('entry.subject_id', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('entry.at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('entry.at', '<', before ?? new Date(0)))
    .$if(after !== null, (query) => query.where('entry.id', '<', after ?? '0'))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number];
