import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { ApplicationId } from '../../ids.ts';
import type { Side } from '../../rules/life-cycle.ts';

const selectDeals = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(peopleWithEmail(db).as('client'), 'client.user_id', 'project.client_id')
    .innerJoin(
      peopleWithEmail(db).as('consultant'),
      'consultant.user_id',
      'application.consultant_id',
    )
    .select((eb) => [
      'application.id as applicationId',
      'application.status',
      'application.decision_reason as reason',
      'application.decided_at as decidedAt',
      'application.ended_by_silence as endedBySilence',
      'application.passed_over as isPassedOver',
      'application.undone_at as undoneAt',
      'application.undo_asked_at as undoAskedAt',
      'application.agreed_terms as agreedTerms',
      'project.id as projectId',
      'project.company_id as companyId',
      'project.title as projectTitle',
      'project.status as projectStatus',
      'project.closed_at as projectClosedAt',
      'project.ended_by_silence as projectEndedBySilence',
      'project.company_name as companyName',
      'project.contact_name as contactName',
      'project.contact_email as contactEmail',
      'project.phone as contactPhone',
      'client.user_id as clientId',
      'consultant.user_id as consultantId',
      'client.email as clientEmail',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      eb
        .and([
          eb('client.approved_at', 'is not', null),
          eb('client.suspended_at', 'is', null),
          eb('project.company_id', 'not in', suspendedCompanies(db)),
          eb('client.leaving_at', 'is', null),
        ])
        .$castTo<boolean>()
        .as('clientIsApproved'),
      'consultant.email as consultantEmail',
      'consultant.first_name as consultantFirstName',
      'consultant.last_name as consultantLastName',
    ])
    .$narrowType<{
      status: ApplicationStatus;
      projectStatus: ProjectStatus;
      clientId: UserId;
      consultantId: UserId;
    }>();

/** Both sides of an application with their addresses, for the mails between them. */
export type Deal = Awaited<ReturnType<ReturnType<typeof selectDeals>['execute']>>[number];

/** Where a side of a deal gets its mails. */
export const addressOf = (deal: Deal, side: Side): MailAddress =>
  side === 'client'
    ? { name: `${deal.clientFirstName} ${deal.clientLastName}`.trim(), address: deal.clientEmail }
    : {
        name: `${deal.consultantFirstName} ${deal.consultantLastName}`.trim(),
        address: deal.consultantEmail,
      };

/** A side of a deal, as the recipient of a mail. */
export const recipientOf = (deal: Deal, side: Side) => ({
  userId: side === 'client' ? deal.clientId : deal.consultantId,
  firstName: side === 'client' ? deal.clientFirstName : deal.consultantFirstName,
  address: addressOf(deal, side),
});

/** The deal this application is about; null when one of the two has left meanwhile. */
export async function findDeal(db: Db, applicationId: ApplicationId): Promise<Deal | null> {
  const deal = await selectDeals(db).where('application.id', '=', applicationId).executeTakeFirst();
  return deal ?? null;
}

/** The deals that these applications are about, without those that one of the two has left. */
export const listDeals = (db: Db, applicationIds: readonly string[]): Promise<Deal[]> =>
  selectDeals(db)
    .where(sql<boolean>`application.id = any (${applicationIds}::uuid[])`)
    .orderBy('application.id')
    .execute();

/** The deal with the accepted consultant of a project; null when none was accepted. */
export async function findAcceptedDeal(db: Db, projectId: ProjectId): Promise<Deal | null> {
  const deal = await selectDeals(db)
    .where('application.project_id', '=', projectId)
    .where('application.status', '=', 'accepted')
    .executeTakeFirst();
  return deal ?? null;
}

/** The projects in progress that this person is one side of. */
export async function listDealsInProgress(db: Db, userId: UserId): Promise<Deal[]> {
  return (
    selectDeals(db)
      // Side by side, each by its own index: whether a user is either side is found by looking at all deals.
      .where('application.id', 'in', (eb) =>
        eb
          .selectFrom('applications as sent')
          .select('sent.id')
          .where('sent.consultant_id', '=', userId)
          .unionAll(
            eb
              .selectFrom('applications as received')
              .innerJoin(selectProjects(db).as('posted'), 'posted.id', 'received.project_id')
              .select('received.id')
              .where('posted.client_id', '=', userId),
          ),
      )
      .where('application.status', '=', 'accepted')
      .where('project.status', '=', 'in_progress')
      .orderBy('application.id')
      .execute()
  );
}

/** How much of a user is open: their applications without an answer, and their projects without a consultant. */
export async function countOpen(
  db: Db,
  userId: UserId,
): Promise<{ applications: number; projects: number }> {
  const applications = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('consultant_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const projects = await db
    .selectFrom(selectProjects(db).as('project'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project.client_id', '=', userId)
    .where('project.status', '=', 'open')
    .executeTakeFirstOrThrow();
  return { applications: Number(applications.count), projects: Number(projects.count) };
}
