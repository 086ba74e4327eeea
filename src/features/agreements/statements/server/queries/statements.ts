import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { draftSchema, type StatementContent } from '../../rules/content.ts';

interface StoredAcceptance {
  side: Side;
  name: string;
  at: string;
}

const selectVersions = (db: Db) =>
  db
    .selectFrom('statement_versions as version')
    .select([
      'version.application_id',
      'version.number',
      'version.amends',
      'version.state',
      'version.proposed_side',
      'version.proposed_at',
      'version.closed_at',
      'version.reason',
      'version.signed',
      (eb) =>
        eb
          .selectFrom('statement_acceptances as acceptance')
          .select(
            sql<StoredAcceptance[]>`coalesce(json_agg(json_build_object('side', acceptance.side,
              'name', acceptance.name, 'at', acceptance.accepted_at)
              order by acceptance.accepted_at, acceptance.side), '[]')`.as('acceptances'),
          )
          .whereRef('acceptance.application_id', '=', 'version.application_id')
          .whereRef('acceptance.number', '=', 'version.number')
          .$asScalar()
          .as('acceptances'),
    ])
    .$narrowType<{ application_id: ApplicationId; acceptances: StoredAcceptance[] }>();

/** A version of a statement of work, without what it says. */
export type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

/** The versions of a deal's statement, the newest first. */
export const listVersions = (db: Db, applicationId: ApplicationId): Promise<VersionRow[]> =>
  selectVersions(db)
    .where('version.application_id', '=', applicationId)
    .orderBy('version.number', 'desc')
    .execute();

/** What a version says; null where there is none. */
export async function findContent(
  db: Db,
  applicationId: ApplicationId,
  number: number,
): Promise<StatementContent | null> {
  const row = await db
    .selectFrom('statement_versions')
    .select('content')
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? draftSchema.parse(row.content) : null;
}

/** The accepted version that is in force; null before one was accepted. */
export async function findInForce(
  db: Db,
  applicationId: ApplicationId,
): Promise<{ number: number; content: StatementContent } | null> {
  const row = await db
    .selectFrom('statement_versions')
    .select(['number', 'content'])
    .where('application_id', '=', applicationId)
    .where('state', '=', 'accepted')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { number: row.number, content: draftSchema.parse(row.content) } : null;
}

/** The public keys that have signed statements, the oldest first. */
export const listStatementKeys = (db: Db) =>
  db
    .selectFrom('statement_keys')
    .select('public_key')
    .orderBy('first_used_at')
    .orderBy('kid')
    .execute();
