import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import { type Rejection, rejectionOf, type Side } from '../rules/life-cycle.ts';
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

/** To the other side of an acceptance that one side would like to undo. */
export const dealUndo = (to: Side, step: 'asked' | 'undone' | 'kept'): OfDeal => ({
  name: `deal-undo-${step}`,
  topic: 'applications',
  words: ({ projectTitle }) => undoWords[step](quoted(projectTitle), to),
  leadsTo:
    to === 'consultant' ? ownApplications : ({ applicationId }) => `/application/${applicationId}`,
});

const otherOf = { client: 'The consultant', consultant: 'The client' } as const;
const undoWords = {
  asked: (title, to) => `${otherOf[to]} asks you to undo the acceptance for ${title}.`,
  undone: (title) => `The acceptance for ${title} was undone by both sides.`,
  kept: (title, to) => `${otherOf[to]} keeps the acceptance for ${title}.`,
} as const satisfies Record<string, (title: string, to: Side) => string>;

/** To the consultant; that an application stands again, to the client. */
export const applicationNews = (news: keyof typeof newsWords): OfDeal => ({
  name: `application-${news}`,
  topic: 'applications',
  words: ({ projectTitle }) => newsWords[news](quoted(projectTitle)),
  leadsTo:
    news === 'stands-again'
      ? ({ applicationId }) => `/application/${applicationId}`
      : ownApplications,
});

const newsWords = {
  undecided: (title: string) => `The client of ${title} has not decided yet.`,
  'asked-back': (title: string) => `${title} is open again, and its client asks you back.`,
  'stands-again': (title: string) => `A consultant’s application for ${title} stands again.`,
} as const;

const endings: Record<Rejection['because'], (title: string) => string> = {
  declined: (title) => `Your application for ${title} was not accepted.`,
  'another-accepted': (title) => `The client of ${title} chose another consultant.`,
  'project-cancelled': (title) => `${title} was cancelled, and your application ends with it.`,
  'nobody-answered': (title) => `Your application for ${title} was not answered in time.`,
  undone: (title) => `The acceptance for ${title} was undone by both sides.`,
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
