import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import {
  isMailTopic,
  isPushTopic,
  mailTopics,
  mailWays,
  pushTopics,
  waysFor,
} from '#features/notifications/preferences/rules.ts';
import {
  chooseAnnouncements,
  chooseMessageTexts,
  choosePush,
  chooseTimes,
  chooseWay,
  suppressAddress,
  unsubscribe,
} from '#features/notifications/preferences/server/commands.ts';
import {
  findPreference,
  readPreferenceKey,
} from '#features/notifications/preferences/server/queries.ts';
import { MailEventsRefused, readMailEvents } from '#lib/mail/mail-events.ts';
import { zoneSchema } from '#lib/time-zones.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from '../edge/problems.ts';

/**
 * What the page's own form of a topic sends: how its mails come, whether browsers show it, or both where there are
 * both.
 */
const topicForm = z
  .strictObject({
    Topic: z.enum([...mailTopics, ...pushTopics]),
    Way: z.enum(mailWays).optional(),
    Browsers: z.enum(['shown', 'hidden']).optional(),
  })
  .transform(({ Topic: topic, Way: way, Browsers: browsers }, { issues }) => {
    const isOffered =
      (way === undefined || (isMailTopic(topic) && waysFor(topic).includes(way))) &&
      (browsers === undefined || isPushTopic(topic)) &&
      (way !== undefined || browsers !== undefined);
    if (!isOffered) issues.push({ code: 'custom', input: topic, message: 'This is not offered.' });
    return {
      way: way !== undefined && isMailTopic(topic) ? { topic, way } : null,
      push:
        browsers !== undefined && isPushTopic(topic)
          ? { topic, isShown: browsers === 'shown' }
          : null,
    };
  });

const hourField = z.union([
  z.literal('').transform(() => null),
  z.coerce.number().int().min(0).max(23),
]);

/** What the page's form of quiet hours sends: none of them, or two that differ. */
const timesForm = z
  .strictObject({ Zone: zoneSchema, From: hourField, Until: hourField })
  .refine(({ From, Until }) => (From === null ? Until === null : Until !== null && From !== Until))
  .transform(({ Zone: zone, From: from, Until: until }) => ({
    zone,
    quiet: from === null || until === null ? null : { from, until },
  }));

/** What the page's form about the text of messages sends. Of two values of one name the last one counts. */
const textsForm = z.strictObject({ MessageTexts: z.enum(['allowed', 'left-out']) });

const refusals: Record<MailEventsRefused['reason'], string> = {
  signature: 'The signature of this call is not valid.',
  time: 'The time of this call is too far from ours.',
  content: 'This call is signed, but it contains no readable mail events.',
};

/**
 * Posts of mail programs and mail services, without cookies and from anywhere. The link identifies the recipient who
 * unsubscribes; the signature identifies the service that reports bounces and complaints.
 */
export function mailRoutes(services: Services, webhookSecrets: readonly string[]): Hono {
  const { db, write, clock } = services;

  /** Saves what one of the page's own forms sends; false when it is none of them. */
  async function saveChoice(form: object, userId: UserId, now: Date): Promise<boolean> {
    const topic = topicForm.safeParse(form).data;
    const texts = textsForm.safeParse(form).data;
    const times = timesForm.safeParse(form).data;
    if (!topic && !texts && !times) return false;
    await write(async (tx) => {
      if (topic?.way) await chooseWay(tx, userId, { ...topic.way, now });
      if (topic?.push) await choosePush(tx, userId, { ...topic.push, now });
      if (texts) {
        const allowed = texts.MessageTexts === 'allowed';
        await chooseMessageTexts(tx, userId, { allowed, now });
      }
      if (times) await chooseTimes(tx, userId, { ...times, now });
    });
    return true;
  }

  return new Hono()
    .post('/mail-preferences/:key', async (context) => {
      const form = await context.req.parseBody().catch(() => ({}));
      const read = readPreferenceKey(services, context.req.param('key'));
      if (!read || !(await findPreference(db, read.userId))) {
        return respondWithProblem(context, {
          code: 'LINK_INVALID',
          status: 404,
          detail: 'This link is incomplete. Open it from the mail again, or copy all of it.',
        });
      }
      const { userId, isDoubted } = read;
      const now = clock.now();
      // RFC 8058 requires this field: a scanner that posts something else unsubscribes no recipient.
      const unsubscribes = isOneClick(form);
      if (isDoubted && !unsubscribes) {
        return respondWithProblem(context, {
          code: 'LINK_ENDED',
          status: 404,
          detail:
            'This mail is from before we renewed our keys: its link unsubscribes, and chooses nothing else.',
        });
      }
      if (await saveChoice(form, userId, now)) return context.redirect(context.req.path, 303);
      const wanted = 'Announcements' in form && form.Announcements === 'On';
      if (!wanted && !unsubscribes) {
        return respondWithProblem(context, {
          code: 'BAD_REQUEST',
          status: 400,
          detail: 'To unsubscribe, post List-Unsubscribe=One-Click.',
        });
      }
      const { topic = '', digest = '' } = context.req.query();
      await write((tx) =>
        unsubscribes
          ? unsubscribe(tx, userId, { topic, digest, now })
          : chooseAnnouncements(tx, userId, { wanted, now }),
      );
      // A person's browser sees the page again; a mail program must get no redirect.
      if (isBrowser(context)) {
        return context.redirect(`${context.req.path}${isDoubted ? '?unsubscribed=true' : ''}`, 303);
      }
      return context.text('You are unsubscribed.\n');
    })

    .post('/webhooks/mail', async (context) => {
      if (webhookSecrets.length === 0) return context.notFound();
      const body = await context.req.text();
      const signature = context.req.header('direct365-signature') ?? '';
      try {
        const now = clock.now();
        const events = readMailEvents({ secrets: webhookSecrets, now }, body, signature);
        await write(async (tx) => {
          for (const { type, ...event } of events) {
            await suppressAddress(tx, { ...event, cause: type }, now);
          }
        });
        return context.json({ received: events.length });
      } catch (error) {
        if (!(error instanceof MailEventsRefused)) throw error;
        return respondWithProblem(context, {
          code: 'WEBHOOK_REFUSED',
          status: 400,
          detail: refusals[error.reason],
        });
      }
    });
}

/** Mail services write its name in letters of their own, and some end the body with a line break. */
const isOneClick = (form: Record<string, unknown>): boolean =>
  Object.entries(form).some(
    ([name, value]) =>
      name.trim().toLowerCase() === 'list-unsubscribe' &&
      String(value).trim().toLowerCase() === 'one-click',
  );

const isBrowser = (context: Context): boolean =>
  context.req.header('sec-fetch-mode') === 'navigate' ||
  (context.req.header('accept') ?? '').includes('text/html');
