import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';

/** What became of a mail after its server had accepted it, as reported by the sending service. */
const mailEventsSchema = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounced', 'complained']),
        address: emailAddress(),
        detail: z.string().max(2000).default(''),
      }),
    )
    .max(1000),
});
export type MailEvent = z.output<typeof mailEventsSchema>['events'][number];

const toleranceSeconds = 300;

/** Why a call was not believed. */
export class MailEventsRefused extends Error {
  override name = 'MailEventsRefused';
  readonly reason: 'signature' | 'time' | 'content';

  constructor(reason: 'signature' | 'time' | 'content') {
    super(`The mail events were refused: ${reason}.`);
    this.reason = reason;
  }
}

/** The header that goes with a body: `t=SECONDS,v1=HEX`, an HMAC-SHA256 of `SECONDS.BODY`. */
export function signMailEvents(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, body)}`;
}

/**
 * Reads a call that is signed with one of our secrets. Throws a MailEventsRefused for another signature, another time
 * than now, or another shape.
 */
export function readMailEvents(
  { secrets, now }: { secrets: readonly string[]; now: Date },
  body: string,
  signature: string,
): MailEvent[] {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const isBy = (secret: string): boolean => {
    const expected = Buffer.from(hmac(secret, Number(seconds), body));
    return given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
  };
  // Each is tried, so that the time reveals nothing.
  if (!secrets.map(isBy).includes(true)) throw new MailEventsRefused('signature');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) {
    throw new MailEventsRefused('time');
  }
  const parsed = mailEventsSchema.safeParse(jsonOf(body));
  if (!parsed.success) throw new MailEventsRefused('content');
  return parsed.data.events;
}

const hmac = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
