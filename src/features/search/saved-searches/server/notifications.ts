import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';

type OfSearch = NotificationKind<{ id: string; name: string; count: number }>;

const leadsTo: OfSearch['leadsTo'] = ({ id }) => `/saved-searches/${id}`;

/** To the client who saved it. */
export const newConsultantsFound: OfSearch = {
  name: 'new-consultants-found',
  topic: 'searches',
  words: ({ name, count }) =>
    count === 1
      ? `One new consultant is found by ${quoted(name)}.`
      : `${count} new consultants are found by ${quoted(name)}.`,
  leadsTo,
};

/** To the consultant who saved it. */
export const newProjectsFound: OfSearch = {
  name: 'new-projects-found',
  topic: 'searches',
  words: ({ name, count }) =>
    count === 1
      ? `One new project is found by ${quoted(name)}.`
      : `${count} new projects are found by ${quoted(name)}.`,
  leadsTo,
};
