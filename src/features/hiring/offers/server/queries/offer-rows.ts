import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import {
  type ApprovedClientViewer,
  type ConsultantViewer,
  type CorrespondentViewer,
  isConsultant,
} from '#access/viewer.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { mostListedOffers } from '../../contract/operations.ts';
import type { OfferId } from '../../ids.ts';
import { isFrom, isTo, type Made, type Received } from '../../policy.ts';
import type { StoredState } from '../../rules.ts';

const nameOf = (who: 'maker' | 'approver') =>
  sql<string | null>`trim(${sql.ref(who)}.first_name || ' ' || ${sql.ref(who)}.last_name)`;

/** Offers with the application and the project that they are for. */
export const selectOffers = (db: Db) =>
  db
    .selectFrom('offers as offer')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'offer.application_id')
    .leftJoin(people(db).as('maker'), 'maker.user_id', 'offer.made_by')
    .leftJoin(people(db).as('approver'), 'approver.user_id', 'offer.approved_by')
    .select([
      'offer.id',
      'offer.application_id as applicationId',
      'offer.status as stored',
      'offer.terms',
      'offer.proposed_terms as proposedTerms',
      'offer.message',
      'offer.words_to_others as wordsToOthers',
      nameOf('maker').as('madeBy'),
      nameOf('approver').as('approvedBy'),
      'offer.counter_terms as counterTerms',
      'offer.answer',
      'offer.expires_at as expiresAt',
      'offer.created_at as createdAt',
      'offer.ended_at as endedAt',
      'application.status as applicationStatus',
      'application.offered_until as offeredUntil',
      'application.consultant_id as consultantId',
      'application.project_id as projectId',
      'application.client_id as clientId',
      'application.company_id as companyId',
    ])
    .$narrowType<{
      id: OfferId;
      applicationId: ApplicationId;
      stored: StoredState;
      applicationStatus: ApplicationStatus;
      consultantId: UserId;
      projectId: ProjectId;
      clientId: UserId;
      companyId: CompanyId;
    }>();

/** An offer with what says how it stands. */
export type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number];

/** An offer of the client's company; null when it is another's or does not exist. */
export async function findMadeOffer(
  db: Db,
  client: ApprovedClientViewer,
  offerId: OfferId,
): Promise<Made<OfferRow> | null> {
  const offer = await selectOffers(db).where('offer.id', '=', offerId).executeTakeFirst();
  return offer && isFrom(client, offer) ? offer : null;
}

/** An offer to this consultant; null when it is to another or does not exist. */
export async function findReceivedOffer(
  db: Db,
  consultant: ConsultantViewer,
  offerId: OfferId,
): Promise<Received<OfferRow> | null> {
  const offer = await selectOffers(db).where('offer.id', '=', offerId).executeTakeFirst();
  return offer && isTo(consultant, offer) ? offer : null;
}

/** The latest offers for an application, newest first; null for a person who is neither side of it. */
export async function listOffers(
  db: Db,
  person: CorrespondentViewer,
  applicationId: ApplicationId,
): Promise<OfferRow[] | null> {
  const application = await db
    .selectFrom(applicationsBetween(db).as('application'))
    .select(['application.consultant_id as consultantId', 'application.company_id as companyId'])
    .where('application.id', '=', applicationId)
    .$narrowType<{ consultantId: UserId; companyId: CompanyId }>()
    .executeTakeFirst();
  const isOwn =
    application && (isConsultant(person) ? isTo(person, application) : isFrom(person, application));
  if (!isOwn) return null;
  return selectOffers(db)
    .where('offer.application_id', '=', applicationId)
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(mostListedOffers)
    .execute();
}
