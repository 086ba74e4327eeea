import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

const common = {
  recipientFirstName: z.string(),
  /** First name and last initial. */
  otherName: z.string(),
  callsUrl: absoluteUrl,
};

/** To a user who was proposed other times. Times are written out in the zone of the recipient. */
export const timesOfferedNotification = defineMailReference(
  'call-times-offered',
  z.strictObject({
    ...common,
    times: z.array(z.string()).min(1),
    minutes: z.number().int(),
    /** When the call takes place until one of them is picked; null for one that is not fixed. */
    fixedFor: z.string().nullable(),
  }),
  { hasSetting: true },
);

/** To a user whose times were declined. */
export const callDeclinedNotification = defineMailReference(
  'call-declined',
  z.strictObject({
    ...common,
    /** Why; empty where nothing was said. */
    words: z.string(),
    /** When the call still takes place; null for one that was not fixed. */
    fixedFor: z.string().nullable(),
  }),
  { hasSetting: true },
);

/** To both: a call was fixed, moved or cancelled, or has another link, with what their calendar is told. */
export const callCalendarNotification = defineMailReference(
  'call-calendar',
  z.strictObject({
    ...common,
    change: z.enum(['fixed', 'moved', 'linked', 'cancelled']),
    time: z.string(),
    minutes: z.number().int(),
    /** Empty until a place is set. */
    meetingUrl: z.union([z.literal(''), absoluteUrl]),
    /** Why it was cancelled; empty where nothing was said. */
    words: z.string(),
    calendar: z.strictObject({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }),
  }),
);

/** To both, a day and a quarter of an hour before a call. */
export const callNearsNotification = defineMailReference(
  'call-nears',
  z.strictObject({
    ...common,
    time: z.string(),
    isSoon: z.boolean(),
    meetingUrl: z.union([z.literal(''), absoluteUrl]),
  }),
  { hasSetting: true },
);

/** To a consultant whose calendar could not be read for a week. */
export const calendarUnreadNotification = defineMailReference(
  'call-calendar-unread',
  z.strictObject({
    recipientFirstName: z.string(),
    /** Since when. */
    since: z.iso.datetime(),
    callsUrl: absoluteUrl,
  }),
);
