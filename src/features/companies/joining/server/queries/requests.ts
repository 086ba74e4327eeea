import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { MembershipRequestId } from '../../ids.ts';

const selectRequests = (db: Db) =>
  db
    .selectFrom('membership_requests as request')
    .innerJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'request.user_id')
    .innerJoin(companies(db).as('company'), 'company.id', 'request.company_id')
    .select([
      'request.id as requestId',
      'request.company_id as companyId',
      'request.user_id as userId',
      'request.asked_at as askedAt',
      'request.ended_as as endedAs',
      'company.name as companyName',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
    ])
    .$narrowType<{ requestId: MembershipRequestId; companyId: CompanyId; userId: UserId }>();

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** The requests to this company without an answer, the longest waiting first. */
export const listRequests = (db: Db, companyId: CompanyId): Promise<RequestRow[]> =>
  selectRequests(db)
    .where('request.company_id', '=', companyId)
    .where('request.ended_at', 'is', null)
    .where('person.leaving_at', 'is', null)
    .orderBy('request.asked_at')
    .orderBy('request.id')
    .execute();

/** A request; null when there is none, or the one who asked has left. */
export const findRequest = async (
  db: Db,
  requestId: MembershipRequestId,
): Promise<RequestRow | null> =>
  (await selectRequests(db).where('request.id', '=', requestId).executeTakeFirst()) ?? null;
