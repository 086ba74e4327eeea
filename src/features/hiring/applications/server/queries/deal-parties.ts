import type { Db } from '#db/client.ts';
import { nameOf } from '#features/hiring/deal-approvals/server/views.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { ApplicationId } from '../../ids.ts';
import { applicationsBetween } from './ties.ts';

/** What a deal is about, and the name of its consultant; null once they have left. */
export async function findDealParties(db: Db, applicationId: ApplicationId) {
  const deal = await db
    .selectFrom(applicationsBetween(db).as('application'))
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select(['application.title', 'consultant.first_name', 'consultant.last_name'])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return {
    projectTitle: deal.title,
    consultantName: nameOf(deal.first_name, deal.last_name),
  };
}
