import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import {
  applicationsBetween,
  consultantsOfApplications,
} from '#features/hiring/applications/server/queries/ties.ts';
import type { CompletionId } from '../../ids.ts';

/** Completed deals with their two sides and until when these review each other, to be joined. */
export const completedDeals = (db: Db) =>
  db
    .selectFrom('completions as completion')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'completion.application_id',
    )
    .where('completion.state', '=', 'completed')
    .where('completion.review_until', 'is not', null)
    .select([
      'completion.id',
      'completion.application_id as applicationId',
      'completion.answered_at as completedAt',
      'completion.review_until as reviewUntil',
      'completion.completed_how as completedHow',
      'completion.company_id as companyId',
      'application.consultant_id as consultantId',
      'application.client_id as clientId',
      'application.project_id as projectId',
      'application.title as projectTitle',
    ])
    .$narrowType<{
      id: CompletionId;
      applicationId: ApplicationId;
      completedAt: Date;
      reviewUntil: Date;
      companyId: CompanyId;
      consultantId: UserId;
      clientId: UserId;
    }>();

/**
 * Completed deals without their project and client, to be joined by what counts many: a column of the application that
 * is not read costs nothing.
 */
export const plainDeals = (db: Db) =>
  db
    .selectFrom('completions as completion')
    .leftJoin(
      consultantsOfApplications(db).as('application'),
      'application.id',
      'completion.application_id',
    )
    .where('completion.state', '=', 'completed')
    .where('completion.review_until', 'is not', null)
    .select([
      'completion.id',
      'completion.review_until as reviewUntil',
      'completion.completed_how as completedHow',
      'completion.company_id as companyId',
      'application.consultant_id as consultantId',
    ]);

/** A completed deal. */
export type CompletedDeal = Awaited<
  ReturnType<ReturnType<typeof completedDeals>['execute']>
>[number];

/** The completed deal that came of an application; null where it was not completed by both sides. */
export const findCompletedDeal = async (
  db: Db,
  applicationId: ApplicationId,
): Promise<CompletedDeal | null> =>
  (await completedDeals(db)
    .where('completion.application_id', '=', applicationId)
    .executeTakeFirst()) ?? null;

/** These completed deals. */
export const listCompletedDeals = async (
  db: Db,
  ids: readonly CompletionId[],
): Promise<CompletedDeal[]> =>
  ids.length === 0
    ? []
    : completedDeals(db)
        .where('completion.id', 'in', [...ids])
        .execute();

/** Holds a completed deal until the transaction ends: what its two sides say of each other changes one by one. */
export async function lockCompletedDeal(tx: Tx, id: CompletionId): Promise<boolean> {
  const row = await tx
    .selectFrom('completions')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'completed')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The completed deals whose two sides can review each other now. */
export const listReviewedNow = (db: Db, now: Date): Promise<CompletedDeal[]> =>
  completedDeals(db)
    .where('completion.review_until', '>', now)
    .orderBy('completion.review_until')
    .orderBy('completion.id')
    .execute();
