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
const statement = both(ofDeal('statement', '/statement'));
const milestones = ofDeal('milestones', '/statement');
const timeSheet = '/applications/{applicationId}/time-sheet';
const weekReceived = { api: timeSheet, page: '/time-sheet/{weekId}' };
const weekSent = { api: timeSheet, page: portal };
const week = [...deal, 'weekId'] as const;
const call = both({ api: '/calls', page: '/calls' });
const callIds = ['callId', 'threadId'] as const;

/** Every event that endpoints can be sent. Programs know them by these names, so none is ever renamed. */
export const eventTypes = {
  'application.submitted': {
    says: 'A consultant applied to one of your projects.',
    ids: deal,
    places: { client: received },
  },
  'application.accepted': {
    says: 'One of your applications was accepted.',
    ids: deal,
    places: { consultant: sent },
  },
  'application.declined': {
    says: 'One of your applications has ended without being accepted.',
    ids: deal,
    places: { consultant: sent },
  },
  'application.withdrawn': {
    says: 'A consultant withdrew an application.',
    ids: deal,
    places: { client: received },
  },
  'offer.made': {
    says: 'A client offers you other terms.',
    ids: [...deal, 'offerId'],
    places: { consultant: offersReceived },
  },
  'offer.withdrawn': {
    says: 'A client withdrew an offer.',
    ids: [...deal, 'offerId'],
    places: { consultant: offersReceived },
  },
  'offer.accepted': {
    says: 'A consultant accepted your offer.',
    ids: [...deal, 'offerId'],
    places: { client: offersMade },
  },
  'offer.declined': {
    says: 'A consultant declined your offer.',
    ids: [...deal, 'offerId'],
    places: { client: offersMade },
  },
  'offer.countered': {
    says: 'A consultant answered your offer with other terms.',
    ids: [...deal, 'offerId'],
    places: { client: offersMade },
  },
  'offer.expired': {
    says: 'An offer has expired.',
    ids: [...deal, 'offerId'],
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
  'call.proposed': {
    says: 'Times are proposed for a call.',
    ids: callIds,
    places: call,
  },
  'call.accepted': {
    says: 'A time for a call is agreed.',
    ids: callIds,
    places: call,
  },
  'call.moved': {
    says: 'A call has another time.',
    ids: callIds,
    places: call,
  },
  'call.declined': {
    says: 'The times that you proposed for a call were declined.',
    ids: callIds,
    places: call,
  },
  'call.cancelled': {
    says: 'A call was cancelled.',
    ids: callIds,
    places: call,
  },
  'statement.proposed': {
    says: 'The other side proposed a statement of work.',
    ids: deal,
    places: statement,
  },
  'statement.accepted': {
    says: 'The other side accepted a statement of work.',
    ids: deal,
    places: statement,
  },
  'statement.declined': {
    says: 'The other side declined a statement of work.',
    ids: deal,
    places: statement,
  },
  'statement.signed': {
    says: 'A statement of work is signed.',
    ids: deal,
    places: statement,
  },
  'time-sheet.submitted': {
    says: 'A consultant submitted a week of a time sheet.',
    ids: week,
    places: { client: weekReceived },
  },
  'time-sheet.approved': {
    says: 'A client approved a week of your time sheet.',
    ids: week,
    places: { consultant: weekSent },
  },
  'time-sheet.returned': {
    says: 'A client returned a week of your time sheet.',
    ids: week,
    places: { consultant: weekSent },
  },
  'milestone.delivered': {
    says: 'A consultant delivered a milestone.',
    ids: deal,
    places: { client: milestones },
  },
  'milestone.accepted': {
    says: 'A client accepted a milestone.',
    ids: deal,
    places: { consultant: milestones },
  },
  'milestone.returned': {
    says: 'A client returned a milestone.',
    ids: deal,
    places: { consultant: milestones },
  },
  'completion.proposed': {
    says: 'The other side proposes that a project is completed.',
    ids: deal,
    places: { client: received, consultant: sent },
  },
  'deal.completed': {
    says: 'A project is completed.',
    ids: deal,
    places: { client: received, consultant: sent },
  },
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
