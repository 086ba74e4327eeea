import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import { type Rejection, rejectionOf } from '../rules.ts';
import type { Deal } from './queries/deals.ts';

type OfDeal = NotificationKind<Deal>;
type OfProject = NotificationKind<Pick<Deal, 'projectId' | 'projectTitle'>>;

const ownApplications = () => '/consultant/portal?tab=projects&view=applications';

/** To the client. */
export const applicationReceived: NotificationKind<Pick<Deal, 'applicationId' | 'projectTitle'>> = {
  name: 'application-received',
  topic: 'applications',
  words: ({ projectTitle }) => `A consultant has applied for ${quoted(projectTitle)}.`,
  leadsTo: ({ applicationId }) => `/application/${applicationId}`,
};

/** To the client. */
export const applicationTakenBack: OfDeal = {
  name: 'application-taken-back',
  topic: 'applications',
  words: ({ projectTitle }) =>
    `A consultant has taken their application for ${quoted(projectTitle)} back.`,
  leadsTo: ({ projectId }) => `/project/${projectId}`,
};

/** To the consultant. */
export const applicationAccepted: OfDeal = {
  name: 'application-accepted',
  topic: 'applications',
  words: ({ projectTitle }) => `Your application for ${quoted(projectTitle)} was accepted.`,
  leadsTo: ownApplications,
};

const endings: Record<Rejection['because'], (title: string) => string> = {
  declined: (title) => `Your application for ${title} was not accepted.`,
  'another-accepted': (title) => `The client of ${title} chose another consultant.`,
  'project-cancelled': (title) => `${title} was cancelled, and your application ends with it.`,
  'nobody-answered': (title) => `Your application for ${title} was not answered in time.`,
  'project-unconfirmed': (title) => `${title} was closed, and your application ends with it.`,
};

/** To the consultant. */
export const applicationEnded: OfDeal = {
  name: 'application-ended',
  topic: 'applications',
  words: (deal) => endings[rejectionOf(deal)?.because ?? 'declined'](quoted(deal.projectTitle)),
  leadsTo: ownApplications,
};

/** To the consultant who was accepted. */
export const projectCompletedForConsultant: OfProject = {
  name: 'project-completed',
  topic: 'projects',
  words: ({ projectTitle }) => `The client has marked ${quoted(projectTitle)} as completed.`,
  leadsTo: ownApplications,
};

/** To the consultant who was accepted. */
export const projectCancelledForConsultant: OfProject = {
  name: 'project-cancelled',
  topic: 'projects',
  words: ({ projectTitle }) => `The client has cancelled ${quoted(projectTitle)}.`,
  leadsTo: ownApplications,
};

/** To the client. */
export const projectClosedUnconfirmed: OfProject = {
  name: 'project-closed-unconfirmed',
  topic: 'projects',
  words: ({ projectTitle }) =>
    `${quoted(projectTitle)} was closed, because it was not confirmed as open.`,
  leadsTo: ({ projectId }) => `/project/${projectId}`,
};
