import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { ReportCause, ReportOutcome } from '#features/moderation/reports/rules.ts';
import { countedReports } from '#features/moderation/reports/server/queries.ts';
import type { AccountGround, AppealOutcome, DecisionKind } from '../../rules.ts';

const yearOf = (column: string) =>
  sql<number>`extract(year from ${sql.ref(column)} at time zone 'UTC')::int`;
const daysBetween = (from: string, to: string) =>
  sql<number | null>`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 86400`;

/** Decisions that are counted: all, or on a real site those that are not about accounts or companies of the demo. */
const countedDecisions = (db: Db, isDemo: boolean) =>
  db
    .selectFrom('decisions as decision')
    .leftJoin(people(db).as('person'), 'person.user_id', 'decision.person_id')
    .leftJoin(companies(db).as('company'), 'company.id', 'decision.company_id')
    .$if(!isDemo, (query) =>
      query.where(sql<boolean>`person.is_demo is not true and company.is_demo is not true`),
    );

/** What the transparency page counts: one row for each report, each decision and each appeal. */
export async function listCounted(db: Db, isDemo: boolean) {
  const [reports, decisions, appeals] = await Promise.all([
    countedReports(db, isDemo)
      .select([
        yearOf('report.created_at').as('year'),
        'report.cause',
        'report.outcome',
        daysBetween('report.created_at', 'report.settled_at').as('days'),
      ])
      .$narrowType<{ cause: ReportCause; outcome: ReportOutcome | null }>()
      .execute(),
    countedDecisions(db, isDemo)
      .select([yearOf('decision.decided_at').as('year'), 'decision.kind', 'decision.ground'])
      .$narrowType<{ kind: DecisionKind; ground: AccountGround | null }>()
      .execute(),
    countedDecisions(db, isDemo)
      .where('decision.appealed_at', 'is not', null)
      .select([
        yearOf('decision.appealed_at').as('year'),
        'decision.outcome',
        daysBetween('decision.appealed_at', 'decision.answered_at').as('days'),
      ])
      .$narrowType<{ outcome: AppealOutcome | null }>()
      .execute(),
  ]);
  return { reports, decisions, appeals };
}
