import type { Deal } from '#features/hiring/applications/server/queries/deals.ts';
import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import type { OfferNews } from './jobs.ts';

/** What is said of an offer: `unanswered` tells its consultant what `expired` tells its client. */
type OfferKind = OfferNews | 'unanswered';

const words: Record<OfferKind, (title: string) => string> = {
  made: (title) => `The client of ${title} offers you terms. Your answer decides.`,
  withdrawn: (title) =>
    `The client of ${title} has withdrawn the offer. Your application is still pending.`,
  unanswered: (title) => `The offer for ${title} has expired. Your application is still pending.`,
  accepted: (title) => `Your offer for ${title} was accepted. The project is in progress.`,
  declined: (title) => `Your offer for ${title} was declined. The application is still pending.`,
  countered: (title) => `The consultant answered your offer for ${title} with other terms.`,
  expired: (title) => `Your offer for ${title} has expired without an answer.`,
};

const toConsultant: readonly OfferKind[] = ['made', 'withdrawn', 'unanswered'];

/** To the side that did not act; of an offer that expired, to both. */
export const offerKind = (kind: OfferKind): NotificationKind<Deal> => ({
  name: `offer-${kind}`,
  topic: 'applications',
  words: ({ projectTitle }) => words[kind](quoted(projectTitle)),
  leadsTo: ({ applicationId }) =>
    toConsultant.includes(kind)
      ? '/consultant/portal?tab=projects&view=applications'
      : `/application/${applicationId}`,
});
