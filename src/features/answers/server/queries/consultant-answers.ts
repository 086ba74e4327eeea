import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { AnsweredApplications } from '#features/applications/server/queries/client-answers.ts';
import { listedConsultants } from '#features/consultants/server/queries/listed-consultants.ts';
import { askedByInvitation } from '#features/invitations/server/queries/asked-by-invitation.ts';
import { askedByFirstMessage } from '#features/messages/server/queries/asked-by-first-message.ts';
import { figurePeriod, soonDays } from '../../rules/figures.ts';

/** How one consultant answers clients. */
export interface ConsultantAnswers {
  consultantId: UserId;
  answers: AnsweredApplications;
}

/** How these consultants answer what clients ask them, of those that are listed: in one statement, however many they are. */
export async function listConsultantAnswers(
  db: Db,
  consultantIds: readonly UserId[],
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<ConsultantAnswers[]> {
  const of = { consultantIds, ...figurePeriod(now) };
  const asked = askedByInvitation(db, of).unionAll(askedByFirstMessage(db, of)).as('asked');
  const isCase = sql<boolean>`asked."consultantId" is not null`;
  const hours = sql<number>`extract(epoch from asked."answeredAt" - asked."askedAt") / 3600`;
  const isAnswered = sql<boolean>`asked."answeredAt" is not null`;
  const rows = await db
    .selectFrom(
      listedConsultants(db, { now, isDemo })
        .where('consultant.user_id', 'in', consultantIds)
        .select('consultant.user_id')
        .as('listed'),
    )
    .leftJoin(asked, (join) =>
      join
        .onRef('asked.consultantId', '=', 'listed.user_id')
        // Only in a demo do made-up clients count.
        .on(({ eb, or, lit }) => or([lit(isDemo), eb('asked.isMadeUp', '=', false)])),
    )
    .groupBy('listed.user_id')
    .select([
      'listed.user_id as consultantId',
      sql<number>`(count(*) filter (where ${isCase}))::int`.as('cases'),
      sql<number>`(count(*) filter (where ${isAnswered}))::int`.as('answered'),
      sql<number>`(count(*) filter (where ${isAnswered} and ${hours} <= ${24 * soonDays}::int))::int`.as(
        'answeredSoon',
      ),
      sql<number | null>`(percentile_cont(0.5) within group (order by ${hours})
        filter (where ${isAnswered}))::float8`.as('medianHours'),
    ])
    .$narrowType<{ consultantId: UserId }>()
    .execute();
  return rows.map(({ consultantId, ...answers }) => ({ consultantId, answers }));
}
