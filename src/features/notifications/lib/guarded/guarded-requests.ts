import { lookup } from 'node:dns';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { addAbortSignal } from 'node:stream';
import { isPublicEndpoint, type LookupAll, lookupPublicBy } from './public-addresses.ts';

const timeLimitMs = 10_000;

/** More than any receiver has to say; the rest is not read. */
const mostBytes = 64 * 1024;

/** What is sent to an address that a user has handed in. */
export interface GuardedRequest {
  headers: Record<string, string>;
  body: string | Buffer;
  signal?: AbortSignal | undefined;
}

export interface GuardedAnswer {
  status: number;
  /** The header `Retry-After` as it came. */
  retryAfter: string | undefined;
  /** The first 64 KiB at most. */
  body: Buffer;
}

/** Sends requests to addresses that users have handed in, and to machines of the public internet alone. */
export interface GuardedRequests {
  /** Whether it would ask this address at all. */
  accepts(address: string): boolean;
  /**
   * One request by POST: the name is looked up once, the connection is made to what was checked, and a redirect is an
   * answer like others. Throws when the address is not accepted, or there is no whole answer in time.
   */
  post(address: string, request: GuardedRequest): Promise<GuardedAnswer>;
}

/** A receiver on this machine, for tests: the only one that is asked at a private address. */
export interface LocalReceiver {
  origin: string;
  /** Its certificate. */
  ca: string;
}

/** Requests to public addresses, or in tests to one local receiver. */
export function guardedRequests({
  local,
  timeoutMs = timeLimitMs,
  lookupAll = lookup,
}: {
  local?: LocalReceiver | undefined;
  timeoutMs?: number | undefined;
  /** How names are looked up; whatever it finds, only public machines are connected to. */
  lookupAll?: LookupAll | undefined;
} = {}): GuardedRequests {
  const accepts = (address: string) =>
    local === undefined ? isPublicEndpoint(address) : URL.parse(address)?.origin === local.origin;

  return {
    accepts,
    async post(address, { headers, body, signal }) {
      if (!accepts(address)) throw new Error('This address is not asked.');
      const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      const asked = request(address, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: ends,
        // A connection of its own, so that none outlives what was checked of its address.
        agent: false,
        ...(local ? { ca: local.ca } : { lookup: lookupPublicBy(lookupAll) }),
      });
      // Once there is an answer, the state of the connection does not matter.
      asked.on('error', () => undefined).end(body);
      const [answer] = await once(asked, 'response');
      if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer.');
      const { statusCode: status = 0, headers: answered } = answer;
      const read = await readBounded(addAbortSignal(ends, answer));
      return { status, retryAfter: answered['retry-after'], body: read };
    },
  };
}

async function readBounded(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the connection.
  for await (const part of answer) {
    parts.push(part);
    length += part.length;
    if (length >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}
