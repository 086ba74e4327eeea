import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/accounts/server/queries/people.ts';
import { selectProjects } from '#features/projects/server/queries/project-rows.ts';

/** How a client has answered the applications of a period. */
export interface AnsweredApplications {
  cases: number;
  answered: number;
  answeredSoon: number;
  /** Of those that were answered; null when none was. */
  medianHours: number | null;
}

interface AnswerPeriod {
  from: Date;
  until: Date;
  /** An answer within so many days came soon. */
  soonDays: number;
  /** Only in a demo do made-up applicants count. */
  isDemo: boolean;
}

/**
 * How each of these clients has answered the applications that came in a period, to whichever of their projects, by their ids. What the
 * client has decided is an answer: accepting, declining, choosing another, cancelling the project. What time has ended is none, and what
 * was withdrawn is left out.
 */
export async function measureAnswers(
  db: Db,
  clientIds: readonly UserId[],
  { from, until, soonDays, isDemo }: AnswerPeriod,
): Promise<Map<UserId, AnsweredApplications>> {
  if (clientIds.length === 0) return new Map();
  const hours = sql<number>`extract(epoch from application.decided_at - application.created_at) / 3600`;
  const isAnswered = sql`application.decided_at is not null and not application.ended_by_silence`;
  const rows = await db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('project.client_id', 'in', clientIds)
    .where('application.created_at', '>=', from)
    .where('application.created_at', '<', until)
    .where('application.status', '<>', 'withdrawn')
    .$if(!isDemo, (query) => query.where('consultant.is_demo', '=', false))
    .groupBy('project.client_id')
    .select([
      'project.client_id as clientId',
      sql<number>`count(*)::int`.as('cases'),
      sql<number>`(count(*) filter (where ${isAnswered}))::int`.as('answered'),
      sql<number>`(count(*) filter (where ${isAnswered} and ${hours} <= ${24 * soonDays}::int))::int`.as(
        'answeredSoon',
      ),
      sql<number | null>`(percentile_cont(0.5) within group (order by ${hours})
        filter (where ${isAnswered}))::float8`.as('medianHours'),
    ])
    .execute();
  return new Map(rows.map(({ clientId, ...answers }) => [clientId, answers]));
}
