import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { DealApprovalId } from '../../ids.ts';

/**
 * What waits for approval, else what was asked last, about the `application` of a statement, to be joined laterally.
 */
export const latestApproval = (db: Db) =>
  db
    .selectFrom('deal_approvals as approval')
    .leftJoin(people(db).as('asker'), 'asker.user_id', 'approval.asked_by')
    .leftJoin(people(db).as('refuser'), 'refuser.user_id', 'approval.decided_by')
    .select([
      'approval.id as approval_id',
      'approval.act as approval_act',
      'approval.state as approval_state',
      'approval.terms as approval_terms',
      'approval.limit_usd as approval_limit_usd',
      'approval.message as approval_message',
      'approval.words_to_others as approval_words_to_others',
      'approval.valid_days as approval_valid_days',
      'approval.asked_at as approval_asked_at',
      'approval.reason as approval_reason',
      'approval.decided_at as approval_decided_at',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
      'refuser.first_name as refuser_first_name',
      'refuser.last_name as refuser_last_name',
    ])
    .where(sql<boolean>`approval.application_id = application.id`)
    .orderBy(sql`(approval.state = 'waiting')`, 'desc')
    .orderBy('approval.asked_at', 'desc')
    .orderBy('approval.id', 'desc')
    .limit(1);

/** Whether the `application` of a statement waits for an approval. */
export const isBeingApproved = sql<boolean>`exists (
  select from deal_approvals as approval
   where approval.application_id = application.id and approval.state = 'waiting')`;

/** Questions with the application that they are about. */
export const selectApprovals = (db: Db) =>
  db
    .selectFrom('deal_approvals as approval')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'approval.application_id',
    )
    .select([
      'approval.id',
      'approval.application_id as applicationId',
      'approval.act',
      'approval.terms',
      'approval.message',
      'approval.words_to_others as wordsToOthers',
      'approval.valid_days as validDays',
      'approval.limit_usd as limitUsd',
      'approval.asked_by as askedBy',
      'approval.asked_at as askedAt',
      'approval.state',
      'approval.reason',
      'approval.decided_by as decidedBy',
      'application.project_id as projectId',
      'application.title as projectTitle',
      'application.company_id',
      'application.consultant_id as consultantId',
      'application.client_id as clientId',
    ])
    .$narrowType<{
      id: DealApprovalId;
      applicationId: ApplicationId;
      askedBy: UserId | null;
      decidedBy: UserId | null;
      projectId: ProjectId;
      company_id: CompanyId;
      consultantId: UserId;
      clientId: UserId;
    }>();

/** A question with the application that it is about. */
export type ApprovalRow = Awaited<
  ReturnType<ReturnType<typeof selectApprovals>['execute']>
>[number];

/** This question; null when there is none. */
export const findApproval = async (db: Db, id: DealApprovalId): Promise<ApprovalRow | null> =>
  (await selectApprovals(db).where('approval.id', '=', id).executeTakeFirst()) ?? null;

/** What an application waits for; null while it waits for no approval. */
export async function findWaiting(
  db: Db,
  applicationId: ApplicationId,
): Promise<ApprovalRow | null> {
  const waiting = await selectApprovals(db)
    .where('approval.application_id', '=', applicationId)
    .where('approval.state', '=', 'waiting')
    .executeTakeFirst();
  return waiting ?? null;
}
