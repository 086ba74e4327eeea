import Stripe from 'stripe';
import { WebhookRefused } from './errors.ts';

/** How far a webhook's time may be from ours, in seconds, in either direction. */
export const webhookToleranceSeconds = 300;

/**
 * What is in a webhook's raw body, once its signature by one of our secrets and its time are proven: some JSON, nothing
 * is known of its shape. Throws WebhookRefused.
 */
export function openWebhook(
  rawBody: string | Uint8Array,
  signatureHeader: string,
  secrets: readonly string[],
  now: Date,
): unknown {
  // Each is tried, so that the time reveals nothing and the order does not matter.
  const found = secrets.map((secret) => openSigned(rawBody, signatureHeader, secret));
  const content = contentOf(found);
  requireRecentTime(signatureHeader, now);
  return content;
}

type Opened = { content: unknown } | { refused: WebhookRefused };

/** What the secret that fits has opened; what is signed with it and cannot be read is refused for that. */
function contentOf(found: readonly Opened[]): unknown {
  const opened = found.find((each) => 'content' in each);
  if (opened) return opened.content;
  const refusals = found.flatMap((each) => ('refused' in each ? each.refused : []));
  throw (
    refusals.find(({ reason }) => reason === 'content') ??
    refusals[0] ??
    new WebhookRefused('signature', 'There is no secret of webhooks.')
  );
}

function openSigned(rawBody: string | Uint8Array, signatureHeader: string, secret: string): Opened {
  // The library refuses old times only, so all of the time is judged below.
  const leaveTimeAside = 0;
  try {
    const content = Stripe.webhooks.constructEvent(
      rawBody,
      signatureHeader,
      secret,
      leaveTimeAside,
    );
    return { content };
  } catch (cause) {
    const refused =
      cause instanceof Stripe.errors.StripeSignatureVerificationError
        ? new WebhookRefused('signature', 'The webhook is not signed with our secret.', { cause })
        : new WebhookRefused('content', 'The webhook contains no readable event.', { cause });
    return { refused };
  }
}

/** A signature dated ahead is refused like an old one: it would stay usable until its date. */
function requireRecentTime(signatureHeader: string, now: Date): void {
  const times = signatureHeader.split(',').filter((item) => item.split('=')[0] === 't');
  // With two times in the header, the library would prove one and we might judge the other.
  const seconds = times.length === 1 ? /^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1] : undefined;
  const distance = Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds));
  if (seconds === undefined || distance > webhookToleranceSeconds) {
    throw new WebhookRefused(
      'time',
      `The time of the webhook is more than ${webhookToleranceSeconds} seconds from ours.`,
    );
  }
}
