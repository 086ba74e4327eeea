import type { Context } from 'hono';
import { isSignedIn, type Viewer } from '#access/viewer.ts';
import type { Log } from '#lib/log.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { loggedPath } from './logged-path.ts';

/*
 * Lines of the log by which an attack is seen and followed (docs/security/logging.md): each has `event`, and the
 * address that it came from. People are named by their id, or before they are known by a keyed hash of the address they
 * typed.
 */

const personKey = 'personOfRequest';

/** Notes who sent this request, for the line of a refusal. */
export const notePerson = (context: Context, viewer: Viewer): void =>
  context.set(personKey, isSignedIn(viewer) ? viewer.userId : undefined);

const refusals: readonly number[] = [401, 403, 429];

/** Logs an answer that refused access to another user's data, or one attempt too many. */
export function noteRefusal(log: Log, context: Context, address: string): void {
  const { status } = context.res;
  if (!refusals.includes(status)) return;
  const { method } = context.req;
  const path = loggedPath(context.req.path);
  const person: string | undefined = context.get(personKey);
  const origin = context.req.header('origin')?.slice(0, 200);
  log.warn({ event: 'refused', method, path, status, address, person, origin }, 'refused');
}

interface AuthCallOutcome {
  path: string;
  body: unknown;
  address: string;
  response: Response;
}

/** Logs what a signed-out visitor did about an account: signing in, signing up or setting a new password. */
export async function noteAuthCall(
  { log, keys }: Pick<Services, 'log' | 'keys'>,
  { path, body, address, response }: AuthCallOutcome,
): Promise<void> {
  const line = {
    event: path.slice(1),
    outcome: response.ok ? 'done' : await codeOf(response),
    account: accountIn(body, keys),
    address,
  };
  if (response.ok) log.info(line, 'account');
  else log.warn(line, 'account');
}

/** A keyed hash of the address, the same for each spelling. The address itself stays out of the log. */
function accountIn(body: unknown, keys: Services['keys']): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  if (typeof email !== 'string') return undefined;
  return keys.pseudonym(keyUses.accountInLog, email.trim().toLowerCase()).slice(0, 16);
}

async function codeOf(response: Response): Promise<unknown> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const hasCode = typeof problem === 'object' && problem !== null && 'code' in problem;
  return hasCode ? problem.code : response.status;
}
