import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { storedZone, zoneSchema } from '#lib/time-zones.ts';
import { mailTopics, mailWays, pushTopics, waysFor } from './rules.ts';

/** The signed key of a link in a mail. */
const keySchema = z.string().max(200);

const linkProblems = {
  LINK_INVALID: {
    status: 404,
    message: 'This link is incomplete. Open it from the mail again, or copy all of it.',
  },
  /** It was signed with a secret that strangers may know. */
  LINK_ENDED: {
    status: 404,
    message:
      'This mail is from before we renewed our keys, and its link opens your choices no longer. Open one from a newer mail, or sign in and choose in your account. Unsubscribing still works.',
  },
} as const;

const hourSchema = z.number().int().min(0).max(23);
const quietSchema = z
  .strictObject({ from: hourSchema, until: hourSchema })
  .refine(({ from, until }) => from !== until, 'Choose two different hours');

/** By whose clocks mails come, and between which hours none about an event does. */
const timesSchema = z.strictObject({
  zone: zoneSchema,
  quiet: quietSchema.nullable(),
});

/** What a person gets, as the page without sign-in shows it. */
export const mailPreferenceSchema = z.object({
  /** Enough to know one's own address by, and too little for anybody else. */
  maskedAddress: z.string(),
  announcements: z.boolean(),
  /** Whether mails may contain the text of the person's messages, where the other side allows it too. */
  messageTexts: z.boolean(),
  /** How mails about each topic come. */
  ways: z.array(z.object({ topic: z.enum(mailTopics), way: z.enum(mailWays) })),
  /** Whether the browsers in which the person has turned notifications on show those about each topic. */
  pushes: z.array(z.object({ topic: z.enum(pushTopics), isShown: z.boolean() })),
  /** Null while nothing is chosen: digests come by UTC, and there are no quiet hours. */
  times: z
    .object({
      zone: storedZone(),
      quiet: z.object({ from: z.number().int(), until: z.number().int() }).nullable(),
    })
    .nullable(),
  /** The zones that can be chosen: browsers know others than the server. */
  zones: z.array(z.string()),
});
export type MailPreferenceView = z.infer<typeof mailPreferenceSchema>;

export const suppressionSchema = z.object({
  address: z.string(),
  cause: z.enum(['bounced', 'complained']),
  detail: z.string(),
  suppressedAt: timestampSchema,
});
export type SuppressionView = z.infer<typeof suppressionSchema>;

export const mailPreferencesContract = {
  get: operation({
    method: 'GET',
    path: '/mail-preferences/{key}',
    access: 'anyone',
    summary: 'Which mails a user gets, by the signed key of a link in a mail',
  })
    .input(z.strictObject({ key: keySchema }))
    .output(mailPreferenceSchema)
    .errors(linkProblems),

  choose: operation({
    method: 'POST',
    path: '/mail-preferences/{key}',
    access: 'anyone',
    summary: 'Choose whether announcements come; needs no sign-in, the key says who asks',
  })
    .input(z.strictObject({ key: keySchema, announcements: z.boolean() }))
    .output(mailPreferenceSchema)
    .errors(linkProblems),

  chooseMessageTexts: operation({
    method: 'POST',
    path: '/mail-preferences/{key}/message-texts',
    access: 'anyone',
    summary:
      'Choose whether mails may contain the text of messages, where the other side allows it too; needs no sign-in, the key says who asks',
  })
    .input(z.strictObject({ key: keySchema, allowed: z.boolean() }))
    .output(mailPreferenceSchema)
    .errors(linkProblems),

  chooseWay: operation({
    method: 'POST',
    path: '/mail-preferences/{key}/ways',
    access: 'anyone',
    summary: 'Choose how the mails about a topic come; needs no sign-in, the key says who asks',
  })
    .input(
      z
        .strictObject({ key: keySchema, topic: z.enum(mailTopics), way: z.enum(mailWays) })
        .refine(({ topic, way }) => waysFor(topic).includes(way), 'No digest has such mails'),
    )
    .output(mailPreferenceSchema)
    .errors(linkProblems),

  choosePush: operation({
    method: 'POST',
    path: '/mail-preferences/{key}/pushes',
    access: 'anyone',
    summary:
      'Choose whether browsers show notifications about a topic, where they show any; needs no sign-in, the key says who asks',
  })
    .input(z.strictObject({ key: keySchema, topic: z.enum(pushTopics), isShown: z.boolean() }))
    .output(mailPreferenceSchema)
    .errors(linkProblems),

  chooseTimes: operation({
    method: 'POST',
    path: '/mail-preferences/{key}/times',
    access: 'anyone',
    summary:
      'Choose the time zone of digests and the hours without mails; needs no sign-in, the key says who asks',
  })
    .input(timesSchema.extend({ key: keySchema }))
    .output(mailPreferenceSchema)
    .errors(linkProblems),

  getOwnKey: operation({
    method: 'GET',
    path: '/me/mail-preference-key',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'The key of the page on which the caller chooses their mails',
  }).output(z.object({ key: z.string() })),

  listSuppressed: operation({
    method: 'GET',
    path: '/admin/mail-suppressions',
    access: 'admin',
    summary: 'Addresses that announcements do not go to, newest first, at most a hundred',
  })
    .input(z.strictObject({ text: z.string().trim().max(200).default('') }))
    .output(z.object({ items: z.array(suppressionSchema), total: z.number().int() })),

  liftSuppression: operation({
    method: 'POST',
    path: '/admin/mail-suppressions/lift',
    access: 'admin',
    summary: 'Let announcements go to an address again; twice changes nothing',
  })
    .input(z.strictObject({ address: emailAddress() }))
    .output(z.object({ address: z.string() })),
};
