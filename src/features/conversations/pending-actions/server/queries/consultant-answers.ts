import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { askedByOffer } from '#features/conversations/calls/server/queries/asked-by-offer.ts';
import { askedByFirstMessage } from '#features/conversations/messages/server/queries/asked-by-first-message.ts';
import { projectsLeftOpen } from '#features/hiring/applications/server/queries/left-open.ts';
import { askedByInvitation } from '#features/hiring/invitations/server/queries/asked-by-invitation.ts';
import { listedConsultants } from '#features/profiles/consultants/server/queries/listed-consultants.ts';
import { figurePeriod, soonDays } from '../../rules/figures.ts';
import { type MeasuredAnswers, measuredAnswers, nothingAsked } from './measured-answers.ts';

/** How one consultant answers clients. */
export interface ConsultantAnswers {
  consultantId: UserId;
  answers: MeasuredAnswers;
}

/**
 * How these consultants answer what clients ask them, of those that are listed: in one statement, however many they
 * are.
 */
export async function listConsultantAnswers(
  db: Db,
  consultantIds: readonly UserId[],
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<ConsultantAnswers[]> {
  const of = { personIds: consultantIds, ...figurePeriod(now) };
  const asked = askedByInvitation(db, of, { leftOpen: projectsLeftOpen(db), days: soonDays })
    .unionAll(askedByFirstMessage(db, of))
    .unionAll(askedByOffer(db, 'consultant', { ...of, now }));
  const rows = await db
    .selectFrom(
      listedConsultants(db, { now, isDemo })
        .where('consultant.user_id', 'in', consultantIds)
        .select('consultant.user_id')
        .as('listed'),
    )
    .leftJoin(
      measuredAnswers(db, asked, isDemo).as('measured'),
      'measured.personId',
      'listed.user_id',
    )
    .select(['listed.user_id as consultantId', 'measured.cases', 'measured.answered'])
    .select(['measured.answeredSoon', 'measured.medianHours'])
    .$narrowType<{ consultantId: UserId }>()
    .execute();
  return rows.map(({ consultantId, cases, answered, answeredSoon, medianHours }) => ({
    consultantId,
    answers:
      cases === null || answered === null || answeredSoon === null
        ? nothingAsked
        : { cases, answered, answeredSoon, medianHours },
  }));
}
