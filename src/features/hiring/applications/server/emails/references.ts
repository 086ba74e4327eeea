import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { sides } from '../../rules/life-cycle.ts';

const projectTitle = z.string();
const recipientFirstName = z.string();
/** Null for a client who is not approved: such a client learns no names. */
const consultantName = z.string().nullable();

/** To the client, when a consultant has applied. */
export const applicationSubmittedNotification = defineMailReference(
  'application-submitted',
  z.strictObject({ recipientFirstName, consultantName, projectTitle, applicationUrl: absoluteUrl }),
  { hasSetting: true },
);

/** To the client, when a consultant has taken an application back. */
export const applicationWithdrawnNotification = defineMailReference(
  'application-withdrawn',
  z.strictObject({ recipientFirstName, consultantName, projectTitle, projectUrl: absoluteUrl }),
  { hasSetting: true },
);

/** To the consultant who was accepted, with whom to contact. */
export const applicationAcceptedNotification = defineMailReference(
  'application-accepted',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    companyName: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    portalUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the consultant who was declined or passed over, with the client's words if there are some. */
export const applicationRejectedNotification = defineMailReference(
  'application-rejected',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    isPassedOver: z.boolean().default(false),
    reason: z.string().nullable(),
    portalUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the side of an accepted application that did not act, when the other asked to undo it, agreed, or kept it. */
export const dealUndoNotification = defineMailReference(
  'deal-undo',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    from: z.enum(sides),
    step: z.enum(['asked', 'undone', 'kept']),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the consultant, when the client has not decided or asks back; to the client, when an application stands again. */
export const applicationNewsNotification = defineMailReference(
  'application-news',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    news: z.enum(['undecided', 'asked-back', 'stands-again']),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To each consultant who waited for an answer when the client cancelled the project. */
export const appliedProjectCancelledNotification = defineMailReference(
  'applied-project-cancelled',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    reason: z.string().nullable(),
    portalUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the consultant whose application was not answered in time. */
export const applicationUnansweredNotification = defineMailReference(
  'application-unanswered',
  z.strictObject({ recipientFirstName, projectTitle, portalUrl: absoluteUrl }),
  { hasSetting: true },
);

/** To each consultant who waited for an answer when a project closed that its client did not confirm. */
export const appliedProjectClosedNotification = defineMailReference(
  'applied-project-closed',
  z.strictObject({ recipientFirstName, projectTitle, portalUrl: absoluteUrl }),
  { hasSetting: true },
);

/** To the client, when a project of theirs has closed because they did not say that it is still open. */
export const projectUnconfirmedNotification = defineMailReference(
  'project-unconfirmed',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    /** How many applicants are notified at the same time. */
    notified: z.number().int(),
    projectUrl: absoluteUrl,
    postUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the accepted consultant, when the client has marked the project as completed. */
export const projectCompletedNotification = defineMailReference(
  'project-completed',
  z.strictObject({ recipientFirstName, projectTitle, portalUrl: absoluteUrl }),
  { hasSetting: true },
);

/** To the accepted consultant, when the client has cancelled the project. */
export const projectCancelledNotification = defineMailReference(
  'project-cancelled',
  z.strictObject({
    recipientFirstName,
    projectTitle,
    reason: z.string().nullable(),
    portalUrl: absoluteUrl,
  }),
  { hasSetting: true },
);
