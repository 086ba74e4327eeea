import { lookup } from 'node:dns';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BodyTooLong, readBoundedBody } from '#lib/api/bounded-body.ts';
import { type LookupAll, lookupPublicBy } from '#lib/api/public-addresses.ts';
import { isPublicEndpoint } from '#lib/api/public-endpoint.ts';
import { type CalendarSource, CalendarUnread, calendarMaxBytes } from './calendar-source.ts';

const timeLimitMs = 10_000;

/** A server on this machine, for tests: the only one that is asked at a private address. */
interface LocalServer {
  origin: string;
  /** Its certificate. */
  ca: string;
}

/**
 * Calendars on the web, by https and at public machines alone: a name is looked up once, and connected to as it was
 * checked. One request within 10 s, at most 2 MiB; it follows no redirect.
 */
export function webCalendars({
  local,
  timeoutMs = timeLimitMs,
  lookupAll = lookup,
}: {
  local?: LocalServer;
  timeoutMs?: number;
  lookupAll?: LookupAll;
} = {}): CalendarSource {
  const accepts = (address: string) =>
    local ? URL.parse(address)?.origin === local.origin : isPublicEndpoint(address);
  return {
    async fetch(address, { signal } = {}) {
      if (!accepts(address)) throw new CalendarUnread('refused');
      const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const asked = request(address, {
        // What is packed could unfold without end.
        headers: { accept: 'text/calendar', 'accept-encoding': 'identity' },
        signal: AbortSignal.any(ends),
        // A connection of its own, so that none outlives what was checked of its address.
        agent: false,
        ...(local ? { ca: local.ca } : { lookup: lookupPublicBy(lookupAll) }),
      });
      asked.on('error', () => undefined).end();
      const [answer] = await once(asked, 'response').catch((error: unknown) => {
        throw new CalendarUnread('unreachable', { cause: error });
      });
      if (!(answer instanceof IncomingMessage)) throw new CalendarUnread('unreachable');
      try {
        return await readAnswer(answer);
      } finally {
        asked.destroy();
      }
    },
  };
}

async function readAnswer(answer: IncomingMessage): Promise<Uint8Array> {
  const { statusCode: status = 0 } = answer;
  if (status >= 300 && status < 400) throw new CalendarUnread('moved');
  if (status >= 500 || status === 429) throw new CalendarUnread('unreachable');
  if (status !== 200) throw new CalendarUnread('refused');
  try {
    return await readBoundedBody(answer, calendarMaxBytes);
  } catch (error) {
    const problem = error instanceof BodyTooLong ? 'too-large' : 'unreachable';
    throw new CalendarUnread(problem, { cause: error });
  }
}
