import type { Tx } from '#db/client.ts';
import { inBatches } from '#db/in-batches.ts';
import {
  projectCancelled,
  projectCompleted,
  projectUnconfirmed,
} from '#features/hiring/projects/server/jobs.ts';
import { findUnconfirmed } from '#features/hiring/projects/server/queries/asked-projects.ts';
import { findClosing } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { Services } from '#server/services.ts';
import * as rules from '../rules.ts';
import { rejectPendingApplications } from './commands/decide-application.ts';
import { endUnanswered } from './commands/end-unanswered.ts';
import * as mails from './emails/references.ts';
import * as facts from './jobs.ts';
import * as notices from './notifications.ts';
import { type Deal, findAcceptedDeal, findDeal } from './queries/deals.ts';

const clientOf = (deal: Deal): MailAddress => ({
  name: `${deal.clientFirstName} ${deal.clientLastName}`.trim(),
  address: deal.clientEmail,
});

const consultantOf = (deal: Deal): MailAddress => ({
  name: `${deal.consultantFirstName} ${deal.consultantLastName}`.trim(),
  address: deal.consultantEmail,
});

const toClient = (deal: Deal) => ({
  recipientFirstName: deal.clientFirstName,
  projectTitle: deal.projectTitle,
  consultantName: deal.clientIsApproved
    ? nameForApprovedClient(
        { firstName: deal.consultantFirstName, lastName: deal.consultantLastName },
        { hasAccepted: false },
      )
    : null,
});

const toConsultant = (deal: Deal, { publicUrl }: Services) => ({
  recipientFirstName: deal.consultantFirstName,
  projectTitle: deal.projectTitle,
  portalUrl: `${publicUrl}/consultant/portal`,
});

/** Tells the consultant of a project what became of it, on the site. */
const tellConsultantOf = (
  tx: Tx,
  { jobs, clock }: Services,
  kind: NotificationKind<Deal>,
  deal: Deal,
): Promise<void> =>
  recordNotifications(tx, { jobs, now: clock.now() }, kind, [
    { userId: deal.consultantId, fact: deal.projectId, aboutId: deal.clientId, about: deal },
  ]);

/**
 * What follows from applications, and from the ends of projects: mails to the other side. Every mail's
 * id is made from what it is about, so a fact that is handled twice writes once.
 */
export const applicationsWorkers: JobHandler<Services>[] = [
  handleJob(facts.applicationSubmitted, async ({ applicationId }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const told = { kind: notices.applicationReceived, userId: deal.clientId, fact: applicationId };
    await mailNotification(db, services, told, mails.applicationSubmittedNotice, {
      to: clientOf(deal),
      props: { ...toClient(deal), applicationUrl: `${publicUrl}/application/${applicationId}` },
      id: derivedId(applicationId, 'application-submitted'),
    });
  }),

  handleJob(facts.applicationWithdrawn, async ({ applicationId }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const told = { kind: notices.applicationTakenBack, userId: deal.clientId, fact: applicationId };
    await mailNotification(db, services, told, mails.applicationWithdrawnNotice, {
      to: clientOf(deal),
      props: { ...toClient(deal), projectUrl: `${publicUrl}/project/${deal.projectId}` },
      id: derivedId(applicationId, 'application-withdrawn'),
    });
  }),

  handleJob(facts.applicationAccepted, async ({ applicationId }, { services }) => {
    const { db } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const { companyName, contactName, contactEmail, contactPhone } = deal;
    const contact = { companyName, contactName, contactEmail, contactPhone };
    const told = {
      kind: notices.applicationAccepted,
      ...{ userId: deal.consultantId, fact: applicationId },
    };
    await mailNotification(db, services, told, mails.applicationAcceptedNotice, {
      to: consultantOf(deal),
      props: { ...toConsultant(deal, services), ...contact },
      id: derivedId(applicationId, 'application-accepted'),
    });
  }),

  handleJob(facts.applicationRejected, async ({ applicationId }, { services }) => {
    const { db } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const rejection = rules.rejectionOf(deal);
    if (!rejection) return;
    const { because, words } = rejection;
    const to = consultantOf(deal);
    const about = toConsultant(deal, services);
    const told = {
      kind: notices.applicationEnded,
      ...{ userId: deal.consultantId, fact: applicationId },
    };
    // One id for all: an application that was rejected gets one of them, and once.
    const id = derivedId(applicationId, 'application-rejected');
    switch (because) {
      case 'project-cancelled':
        await mailNotification(db, services, told, mails.appliedProjectCancelledNotice, {
          ...{ to, id },
          props: { ...about, reason: words },
        });
        break;
      case 'nobody-answered':
        await mailNotification(db, services, told, mails.applicationUnansweredNotice, {
          to,
          props: about,
          id,
        });
        break;
      case 'project-unconfirmed':
        await mailNotification(db, services, told, mails.appliedProjectClosedNotice, {
          to,
          props: about,
          id,
        });
        break;
      default:
        await mailNotification(db, services, told, mails.applicationRejectedNotice, {
          ...{ to, id },
          props: {
            ...about,
            reason: because === 'another-accepted' ? rules.anotherWasChosen : words,
          },
        });
    }
  }),

  handleJob(projectCompleted, async ({ projectId }, { services }) => {
    const { write } = services;
    await write(async (tx) => {
      const deal = await findAcceptedDeal(tx, projectId);
      if (!deal) return;
      await tellConsultantOf(tx, services, notices.projectCompletedForConsultant, deal);
      const told = {
        kind: notices.projectCompletedForConsultant,
        userId: deal.consultantId,
        fact: deal.projectId,
      };
      await mailNotification(tx, services, told, mails.projectCompletedNotice, {
        to: consultantOf(deal),
        props: toConsultant(deal, services),
        id: derivedId(projectId, 'project-completed'),
      });
    });
  }),

  handleJob(projectCancelled, async ({ projectId }, { services }) => {
    const { write } = services;
    await write(async (tx) => {
      const closing = await findClosing(tx, projectId);
      if (!closing) return;
      const { reason } = closing;
      // As of when the client cancelled: those declined before that are told apart by it.
      await rejectPendingApplications(tx, services, projectId, {
        reason: reason ?? rules.projectWasCancelled,
        decidedAt: closing.at,
      });
      const deal = await findAcceptedDeal(tx, projectId);
      if (!deal) return;
      await tellConsultantOf(tx, services, notices.projectCancelledForConsultant, deal);
      const told = {
        kind: notices.projectCancelledForConsultant,
        userId: deal.consultantId,
        fact: deal.projectId,
      };
      await mailNotification(tx, services, told, mails.projectCancelledNotice, {
        to: consultantOf(deal),
        props: { ...toConsultant(deal, services), reason },
        id: derivedId(projectId, 'project-cancelled'),
      });
    });
  }),

  handleJob(projectUnconfirmed, async ({ projectId }, { services }) => {
    const { write, publicUrl, jobs, clock } = services;
    await write(async (tx) => {
      const closing = await findUnconfirmed(tx, projectId);
      if (!closing) return;
      const told = await rejectPendingApplications(tx, services, projectId, {
        reason: rules.projectUnconfirmed,
        decidedAt: closing.at,
        isBySilence: true,
      });
      const about = { projectId, projectTitle: closing.title };
      await recordNotifications(tx, { jobs, now: clock.now() }, notices.projectClosedUnconfirmed, [
        { userId: closing.clientId, fact: projectId, aboutId: null, about },
      ]);
      const unconfirmed = {
        kind: notices.projectClosedUnconfirmed,
        ...{ userId: closing.clientId, fact: projectId },
      };
      await mailNotification(tx, services, unconfirmed, mails.projectUnconfirmedNotice, {
        to: { name: `${closing.firstName} ${closing.lastName}`.trim(), address: closing.email },
        props: {
          recipientFirstName: closing.firstName,
          projectTitle: closing.title,
          told,
          projectUrl: `${publicUrl}/project/${projectId}`,
          postUrl: `${publicUrl}/post-project`,
        },
        id: derivedId(projectId, 'project-unconfirmed'),
      });
    });
  }),

  handleJob(facts.applicationsAged, async (_, { services, signal }) => {
    const ended = await inBatches(services.write, signal, (tx) => endUnanswered(tx, services));
    if (ended > 0) services.log.info({ ended }, 'unanswered applications ended');
  }),
];
