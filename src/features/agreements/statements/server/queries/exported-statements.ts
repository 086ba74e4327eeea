import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';

const batchRows = 100;

/** The versions of statements of the deals that `isOwn` names, in batches. */
const list = (db: Db, isOwn: RawBuilder<boolean>): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) => {
    const rows = await db
      .selectFrom('statement_versions as version')
      .innerJoin(
        applicationsBetween(db).as('application'),
        'application.id',
        'version.application_id',
      )
      .select([
        sql<string>`version.application_id || ' ' || lpad(version.number::text, 6, '0')`.as('key'),
        'application.project_id',
        'application.title as project_title',
        ...(['version.number', 'version.amends', 'version.state', 'version.content'] as const),
        ...(['version.proposed_side', 'version.proposed_at', 'version.closed_at'] as const),
        ...(['version.reason', 'version.signed'] as const),
        (eb) =>
          eb
            .selectFrom('statement_acceptances as acceptance')
            .select(
              sql<unknown>`coalesce(json_agg(json_build_object('side', acceptance.side,
                'name', acceptance.name, 'accepted_at', acceptance.accepted_at)
                order by acceptance.accepted_at, acceptance.side), '[]')`.as('acceptances'),
            )
            .whereRef('acceptance.application_id', '=', 'version.application_id')
            .whereRef('acceptance.number', '=', 'version.number')
            .as('acceptances'),
      ])
      .where(isOwn)
      .$if(last !== null, (query) =>
        query.where(
          sql<boolean>`version.application_id || ' ' || lpad(version.number::text, 6, '0') > ${last}`,
        ),
      )
      .orderBy('key')
      .limit(batchRows)
      .execute();
    return {
      rows: rows.map(({ key: _, ...row }): ExportedRow => row),
      last: rows.length < batchRows ? null : (rows.at(-1)?.key ?? null),
    };
  });

/** The versions of the deals of this person, and those that they proposed or accepted for a company. */
export const listOwnForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  list(
    db,
    sql<boolean>`(${userId} in (application.consultant_id, application.client_id, version.proposed_by)
      or exists (select from statement_acceptances as own
        where own.application_id = version.application_id and own.number = version.number
          and own.accepted_by = ${userId}))`,
  );

/** The versions of the deals of this company, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  list(db, sql<boolean>`application.company_id = ${companyId}`);
