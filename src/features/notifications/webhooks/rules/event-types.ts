/** On which side of a deal the owner of an endpoint is: a company, or a consultant. */
export type OwnerSide = 'client' | 'consultant';

/** Where one side finds what an event is about, with the event's ids in braces. */
interface Place {
  /** Under /api. */
  api: string;
  page: string;
}

interface EventType {
  /** What happened, as the settings and Teams show it. Without names and titles: it may stand in a channel. */
  says: string;
  /** What is in its data beside the address. */
  ids: readonly string[];
  /** The side that receives it, or both. */
  places: { client?: Place; consultant?: Place };
}

const deal = ['applicationId', 'projectId'] as const;
const portal = '/consultant/portal?tab=projects&view=applications';
const received = { api: '/applications/{applicationId}', page: '/application/{applicationId}' };
const sent = { api: '/me/applications', page: portal };
const offers = '/applications/{applicationId}/offers';
const offersMade = { ...received, api: offers };
const offersReceived = { ...sent, api: offers };
const ofDeal = (part: string, page: string) => ({
  api: `/applications/{applicationId}/${part}`,
  page: `/application/{applicationId}${page}`,
});
const both = (place: Place) => ({ client: place, consultant: place });
const milestones = ofDeal('milestones', '/statement');
const timeSheet = '/applications/{applicationId}/time-sheet';
const weekReceived = { api: timeSheet, page: '/time-sheet/{weekId}' };
const weekSent = { api: timeSheet, page: portal };
const week = [...deal, 'weekId'] as const;

// What the events of one thing have in common.
const toClient = { ids: deal, places: { client: received } };
const toConsultant = { ids: deal, places: { consultant: sent } };
const toBoth = { ids: deal, places: { client: received, consultant: sent } };
const offer = [...deal, 'offerId'] as const;
const offerToClient = { ids: offer, places: { client: offersMade } };
const offerToConsultant = { ids: offer, places: { consultant: offersReceived } };
const ofCall = {
  ids: ['callId', 'threadId'] as const,
  places: both({ api: '/calls', page: '/calls' }),
};
const ofStatement = { ids: deal, places: both(ofDeal('statement', '/statement')) };
const weekToClient = { ids: week, places: { client: weekReceived } };
const weekToConsultant = { ids: week, places: { consultant: weekSent } };
const milestoneToClient = { ids: deal, places: { client: milestones } };
const milestoneToConsultant = { ids: deal, places: { consultant: milestones } };

/** Every event that endpoints can be sent. Programs know them by these names, so none is ever renamed. */
export const eventTypes = {
  'application.submitted': { says: 'A consultant applied to one of your projects.', ...toClient },
  'application.accepted': { says: 'One of your applications was accepted.', ...toConsultant },
  'application.declined': {
    says: 'One of your applications has ended without being accepted.',
    ...toConsultant,
  },
  'application.withdrawn': { says: 'A consultant withdrew an application.', ...toClient },
  'offer.made': { says: 'A client offers you other terms.', ...offerToConsultant },
  'offer.withdrawn': { says: 'A client withdrew an offer.', ...offerToConsultant },
  'offer.accepted': { says: 'A consultant accepted your offer.', ...offerToClient },
  'offer.declined': { says: 'A consultant declined your offer.', ...offerToClient },
  'offer.countered': {
    says: 'A consultant answered your offer with other terms.',
    ...offerToClient,
  },
  'offer.expired': {
    says: 'An offer has expired.',
    ids: offer,
    places: { client: offersMade, consultant: offersReceived },
  },
  'invitation.received': {
    says: 'A client invites you to apply to a project.',
    ids: ['invitationId', 'projectId'],
    places: {
      consultant: { api: '/invitations/{invitationId}', page: '/invitations/{invitationId}' },
    },
  },
  'message.received': {
    says: 'You have a new message.',
    ids: ['messageId', 'threadId'],
    places: both({ api: '/threads/{threadId}', page: '/messages/{threadId}' }),
  },
  'call.proposed': { says: 'Times are proposed for a call.', ...ofCall },
  'call.accepted': { says: 'A time for a call is agreed.', ...ofCall },
  'call.moved': { says: 'A call has another time.', ...ofCall },
  'call.declined': { says: 'The times that you proposed for a call were declined.', ...ofCall },
  'call.cancelled': { says: 'A call was cancelled.', ...ofCall },
  'statement.proposed': { says: 'The other side proposed a statement of work.', ...ofStatement },
  'statement.accepted': { says: 'The other side accepted a statement of work.', ...ofStatement },
  'statement.declined': { says: 'The other side declined a statement of work.', ...ofStatement },
  'statement.signed': { says: 'A statement of work is signed.', ...ofStatement },
  'time-sheet.submitted': {
    says: 'A consultant submitted a week of a time sheet.',
    ...weekToClient,
  },
  'time-sheet.approved': {
    says: 'A client approved a week of your time sheet.',
    ...weekToConsultant,
  },
  'time-sheet.returned': {
    says: 'A client returned a week of your time sheet.',
    ...weekToConsultant,
  },
  'milestone.delivered': { says: 'A consultant delivered a milestone.', ...milestoneToClient },
  'milestone.accepted': { says: 'A client accepted a milestone.', ...milestoneToConsultant },
  'milestone.returned': { says: 'A client returned a milestone.', ...milestoneToConsultant },
  'completion.proposed': {
    says: 'The other side proposes that a project is completed.',
    ...toBoth,
  },
  'deal.completed': { says: 'A project is completed.', ...toBoth },
  'review.published': {
    says: 'The reviews of a project can be read.',
    ids: deal,
    places: both(ofDeal('reviews', '/review')),
  },
  'saved-search.found': {
    says: 'A saved search found new projects.',
    ids: ['savedSearchId'],
    places: {
      consultant: {
        api: '/me/saved-searches/{savedSearchId}/projects',
        page: '/saved-searches/{savedSearchId}',
      },
    },
  },
  'webhook.test': {
    says: 'This is a test. Events arrive here.',
    ids: [],
    places: both({ api: '/me/webhooks', page: '/account/webhooks' }),
  },
} as const satisfies Record<string, EventType>;

export type WebhookEventType = keyof typeof eventTypes;

/** The ids in the data of an event of this type. */
export type EventIds<Type extends WebhookEventType> = Record<
  (typeof eventTypes)[Type]['ids'][number],
  string
>;

const known: Readonly<Record<string, EventType>> = eventTypes;

/** The types that an endpoint of this side can choose: a test is sent to every endpoint. */
export const choosableTypes = (side: OwnerSide): WebhookEventType[] =>
  (Object.keys(eventTypes) as WebhookEventType[]).filter(
    (type) => type !== 'webhook.test' && known[type]?.places[side] !== undefined,
  );

/** An event of a delivery that was recorded. */
export interface StoredEvent {
  type: string;
  data: Readonly<Record<string, string>>;
}

const fill = (template: string, ids: StoredEvent['data']): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '');

/**
 * What an event says to this side, and where it finds what it is about. Null for a type that this version does not
 * know, or that is not for this side.
 */
export function describeEvent(
  { type, data }: StoredEvent,
  side: OwnerSide,
): { says: string; api: string; page: string } | null {
  const kind = Object.hasOwn(known, type) ? known[type] : undefined;
  const place = kind?.places[side];
  if (!kind || !place) return null;
  return { says: kind.says, api: `/api${fill(place.api, data)}`, page: fill(place.page, data) };
}
