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
import type { Services } from '#server/services.ts';
import * as rules from '../rules/life-cycle.ts';
import { rejectPendingApplications } from './commands/decide-application.ts';
import { endUnanswered } from './commands/end-unanswered.ts';
import * as mails from './emails/references.ts';
import * as events from './jobs.ts';
import * as notifications from './notifications.ts';
import { addressOf, type Deal, findAcceptedDeal, findDeal } from './queries/deals.ts';

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

/** Where a side answers a mail about an application: in its conversation with the other. */
const replyTo = ({ db, replyTo: find }: Services, deal: Deal, to: rules.Side) =>
  find(db, { ...deal, userId: to === 'client' ? deal.clientId : deal.consultantId });

const ownApplicationsUrl = ({ publicUrl }: Services): string =>
  `${publicUrl}/consultant/portal?tab=projects&view=applications`;

const otherOf = { client: 'consultant', consultant: 'client' } as const;

/** Tells the consultant of a project what became of it, on the site. */
const notifyConsultantOf = (
  tx: Tx,
  { jobs, clock }: Services,
  kind: NotificationKind<Deal>,
  deal: Deal,
): Promise<void> =>
  recordNotifications(tx, { jobs, now: clock.now() }, kind, [
    { userId: deal.consultantId, event: deal.projectId, aboutId: deal.clientId, about: deal },
  ]);

/**
 * Event handlers of applications and of ended projects: they mail the other side. Every mail's
 * id is made from what it is about, so an event that is handled twice writes once.
 */
export const applicationsWorkers: JobHandler<Services>[] = [
  handleJob(events.applicationSubmitted, async ({ applicationId }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const notified = {
      kind: notifications.applicationReceived,
      userId: deal.clientId,
      event: applicationId,
    };
    await mailNotification(db, services, notified, mails.applicationSubmittedNotification, {
      to: addressOf(deal, 'client'),
      props: { ...toClient(deal), applicationUrl: `${publicUrl}/application/${applicationId}` },
      id: derivedId(applicationId, 'application-submitted'),
      replyTo: await replyTo(services, deal, 'client'),
    });
  }),

  handleJob(events.applicationWithdrawn, async ({ applicationId }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const notified = {
      kind: notifications.applicationTakenBack,
      userId: deal.clientId,
      event: applicationId,
    };
    await mailNotification(db, services, notified, mails.applicationWithdrawnNotification, {
      to: addressOf(deal, 'client'),
      props: { ...toClient(deal), projectUrl: `${publicUrl}/project/${deal.projectId}` },
      id: derivedId(applicationId, 'application-withdrawn'),
      replyTo: await replyTo(services, deal, 'client'),
    });
  }),

  handleJob(events.applicationAccepted, async ({ applicationId }, { services }) => {
    const { db } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const { companyName, contactName, contactEmail, contactPhone } = deal;
    const contact = { companyName, contactName, contactEmail, contactPhone };
    const notified = {
      kind: notifications.applicationAccepted,
      ...{ userId: deal.consultantId, event: applicationId },
    };
    await mailNotification(db, services, notified, mails.applicationAcceptedNotification, {
      to: addressOf(deal, 'consultant'),
      props: { ...toConsultant(deal, services), ...contact },
      id: derivedId(applicationId, 'application-accepted'),
      replyTo: await replyTo(services, deal, 'consultant'),
    });
  }),

  handleJob(events.applicationRejected, async ({ applicationId }, { services }) => {
    const { db } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const rejection = rules.rejectionOf(deal);
    if (!rejection) return;
    const { because, words } = rejection;
    const to = addressOf(deal, 'consultant');
    const about = toConsultant(deal, services);
    const notified = {
      kind: notifications.applicationEnded,
      ...{ userId: deal.consultantId, event: applicationId },
    };
    // One id for all: an application that was rejected gets one of them, and once.
    const id = derivedId(applicationId, 'application-rejected');
    const addressed = { to, id, replyTo: await replyTo(services, deal, 'consultant') };
    switch (because) {
      case 'project-cancelled':
        await mailNotification(db, services, notified, mails.appliedProjectCancelledNotification, {
          ...addressed,
          props: { ...about, reason: words },
        });
        break;
      case 'nobody-answered':
        await mailNotification(db, services, notified, mails.applicationUnansweredNotification, {
          ...addressed,
          props: about,
        });
        break;
      case 'project-unconfirmed':
        await mailNotification(db, services, notified, mails.appliedProjectClosedNotification, {
          ...addressed,
          props: about,
        });
        break;
      default:
        await mailNotification(db, services, notified, mails.applicationRejectedNotification, {
          ...addressed,
          props: {
            ...about,
            isPassedOver: because === 'another-accepted',
            reason: words,
          },
        });
    }
  }),

  handleJob(events.dealUndo, async ({ applicationId, event, to, step }, { services }) => {
    const { db } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const about =
      to === 'client'
        ? {
            recipientFirstName: deal.clientFirstName,
            url: `${services.publicUrl}/application/${applicationId}`,
          }
        : { recipientFirstName: deal.consultantFirstName, url: ownApplicationsUrl(services) };
    const notified = {
      kind: notifications.dealUndo(to, step),
      ...{ userId: to === 'client' ? deal.clientId : deal.consultantId, event },
    };
    await mailNotification(db, services, notified, mails.dealUndoNotification, {
      to: addressOf(deal, to),
      props: { ...about, projectTitle: deal.projectTitle, from: otherOf[to], step },
      id: derivedId(event, 'deal-undo'),
      replyTo: await replyTo(services, deal, to),
    });
  }),

  handleJob(events.applicationNews, async ({ applicationId, event, news }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    if (!deal) return;
    const isToClient = news === 'stands-again';
    const notified = {
      kind: notifications.applicationNews(news),
      ...{ userId: isToClient ? deal.clientId : deal.consultantId, event },
    };
    await mailNotification(db, services, notified, mails.applicationNewsNotification, {
      to: addressOf(deal, isToClient ? 'client' : 'consultant'),
      props: {
        recipientFirstName: isToClient ? deal.clientFirstName : deal.consultantFirstName,
        projectTitle: deal.projectTitle,
        news,
        url: isToClient
          ? `${publicUrl}/application/${applicationId}`
          : ownApplicationsUrl(services),
      },
      id: derivedId(event, 'application-news'),
      replyTo: await replyTo(services, deal, isToClient ? 'client' : 'consultant'),
    });
  }),

  handleJob(projectCompleted, async ({ projectId }, { services }) => {
    const { write } = services;
    await write(async (tx) => {
      const deal = await findAcceptedDeal(tx, projectId);
      if (!deal) return;
      await notifyConsultantOf(tx, services, notifications.projectCompletedForConsultant, deal);
      const notified = {
        kind: notifications.projectCompletedForConsultant,
        userId: deal.consultantId,
        event: deal.projectId,
      };
      await mailNotification(tx, services, notified, mails.projectCompletedNotification, {
        to: addressOf(deal, 'consultant'),
        props: toConsultant(deal, services),
        id: derivedId(projectId, 'project-completed'),
        replyTo: await services.replyTo(tx, { ...deal, userId: deal.consultantId }),
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
      await notifyConsultantOf(tx, services, notifications.projectCancelledForConsultant, deal);
      const notified = {
        kind: notifications.projectCancelledForConsultant,
        userId: deal.consultantId,
        event: deal.projectId,
      };
      await mailNotification(tx, services, notified, mails.projectCancelledNotification, {
        to: addressOf(deal, 'consultant'),
        props: { ...toConsultant(deal, services), reason },
        id: derivedId(projectId, 'project-cancelled'),
        replyTo: await services.replyTo(tx, { ...deal, userId: deal.consultantId }),
      });
    });
  }),

  handleJob(projectUnconfirmed, async ({ projectId }, { services }) => {
    const { write, publicUrl, jobs, clock } = services;
    await write(async (tx) => {
      const closing = await findUnconfirmed(tx, projectId);
      if (!closing) return;
      const notified = await rejectPendingApplications(tx, services, projectId, {
        reason: rules.projectUnconfirmed,
        decidedAt: closing.at,
        isBySilence: true,
      });
      const about = { projectId, projectTitle: closing.title };
      await recordNotifications(
        tx,
        { jobs, now: clock.now() },
        notifications.projectClosedUnconfirmed,
        [{ userId: closing.clientId, event: projectId, aboutId: null, about }],
      );
      const unconfirmed = {
        kind: notifications.projectClosedUnconfirmed,
        ...{ userId: closing.clientId, event: projectId },
      };
      await mailNotification(tx, services, unconfirmed, mails.projectUnconfirmedNotification, {
        to: { name: `${closing.firstName} ${closing.lastName}`.trim(), address: closing.email },
        props: {
          recipientFirstName: closing.firstName,
          projectTitle: closing.title,
          notified,
          projectUrl: `${publicUrl}/project/${projectId}`,
          postUrl: `${publicUrl}/post-project`,
        },
        id: derivedId(projectId, 'project-unconfirmed'),
      });
    });
  }),

  handleJob(events.applicationsAged, async (_, { services, signal }) => {
    const ended = await inBatches(services.write, signal, (tx) => endUnanswered(tx, services));
    if (ended > 0) services.log.info({ ended }, 'unanswered applications ended');
  }),
];
