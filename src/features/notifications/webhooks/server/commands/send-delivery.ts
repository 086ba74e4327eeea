import type { GuardedAnswer } from '#lib/guarded/guarded-requests.ts';
import type { Services } from '#server/services.ts';
import { askedWaitMs } from '../../rules/limits.ts';
import { eventBody, teamsBody } from '../../rules/messages.ts';
import type { ClaimedDelivery } from '../queries/due-deliveries.ts';
import { openSettings } from '../queries/endpoints.ts';
import type { WebhooksServices } from '../services.ts';
import type { Outcome } from './record-outcome.ts';
import { signWebhook } from './sign-webhook.ts';

/** What sending a delivery needs. */
export type SendingTools = Pick<Services, 'clock' | 'keys' | 'publicUrl'> & WebhooksServices;

/** So many characters of an answer are kept. */
const keptAnswer = 1024;

/**
 * Sends a claimed delivery, once, and says how that ended. Throws only when the signal is aborted, and it may have
 * arrived.
 */
export async function sendDelivery(
  tools: SendingTools,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = tools.clock.now();
  const begun = performance.now();
  const end = (result: Omit<Outcome, 'at' | 'tookMs'>): Outcome => ({
    ...{ at, tookMs: Math.round(performance.now() - begun) },
    ...result,
  });
  try {
    const { url, headers, body } = writeRequest(tools, delivery, at);
    const answer = await tools.webhookRequests.post(url, { headers, body, signal });
    const { status } = answer;
    const askedMs =
      status === 429 || status === 503 ? askedWaitMs(answer.headers['retry-after'], at) : null;
    return end({ status, failure: null, answer: textOf(answer), askedMs });
  } catch (error) {
    signal.throwIfAborted();
    return end({ status: null, failure: failureOf(error), answer: '', askedMs: null });
  }
}

function writeRequest(
  { keys, publicUrl }: SendingTools,
  { id, webhookId, sealed, oldSecretUntil, kind, isOfCompany, ...event }: ClaimedDelivery,
  at: Date,
): { url: string; headers: Record<string, string>; body: string } {
  const { url, secret, oldSecret } = openSettings(keys, webhookId, sealed);
  const side = isOfCompany ? 'client' : 'consultant';
  const message = { ...event, happenedAt: new Date(event.happenedAt), side, publicUrl } as const;
  const body = kind === 'teams' ? teamsBody(message) : eventBody(message);
  if (body === null) throw new Error(`The event ${event.type} is not for a ${side}.`);
  const isOldGood = oldSecretUntil !== null && new Date(oldSecretUntil) > at;
  const secrets = [secret, isOldGood ? oldSecret : null].filter((each) => each !== null);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Direct365-Webhooks' };
  return { url, body, headers: { ...headers, ...signWebhook({ id, at, body }, secrets) } };
}

/** The beginning of an answer, without what a database cannot store. */
const textOf = ({ body }: GuardedAnswer): string =>
  body
    .subarray(0, 4 * keptAnswer)
    .toString('utf8')
    .replaceAll('\0', '')
    .slice(0, keptAnswer)
    .toWellFormed();

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the address was not found.',
  EAI_AGAIN: 'The name of the address could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before there was an answer.',
  CERT_HAS_EXPIRED: 'The certificate of the address has expired.',
};

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The connection failed.';
  if (error.name === 'AbortError') return 'There was no whole answer within 10 seconds.';
  const code = 'code' in error ? String(error.code) : '';
  // Sentences of ours have no code.
  return (
    failures[code] ?? (code ? `The connection failed (${code}).` : error.message).slice(0, 200)
  );
}
