import { lookup } from 'node:dns';
import { once } from 'node:events';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { addAbortSignal } from 'node:stream';
import { type LookupAll, lookupPublicBy } from './public-addresses.ts';
import { isPublicEndpoint } from './public-endpoint.ts';

const timeLimitMs = 10_000;

/** More than any receiver has to say; the rest is not read. */
const usualBytes = 64 * 1024;

/** What is asked of an address that a user has handed in. */
export interface GuardedRequest {
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** So much of the answer is read: 64 KiB, unless it is said. */
  mostBytes?: number | undefined;
}

export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** There is more of it, which was not read. */
  isCut: boolean;
}

/**
 * Sends requests to addresses that users have handed in, and to machines of the public internet alone. The name is
 * looked up once, the connection is made to what was checked, and a redirect is an answer like others. Throws when the
 * address is not accepted, or there is no answer in time.
 */
export interface GuardedRequests {
  /** Whether it would ask this address at all. */
  accepts(address: string): boolean;
  get(address: string, request: GuardedRequest): Promise<GuardedAnswer>;
  post(
    address: string,
    request: GuardedRequest & { body: string | Buffer },
  ): Promise<GuardedAnswer>;
}

/** What only sends, and reads what is answered. */
export type GuardedPosts = Pick<GuardedRequests, 'accepts' | 'post'>;

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

  async function ask(
    address: string,
    { headers, body, signal, mostBytes = usualBytes }: GuardedRequest & { body?: string | Buffer },
  ): Promise<GuardedAnswer> {
    if (!accepts(address)) throw new Error('This address is not asked.');
    const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    const asked = request(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
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
    const read = await readFirst(addAbortSignal(ends, answer), mostBytes);
    return { status, headers: answered, ...read };
  }

  return { accepts, get: ask, post: ask };
}

async function readFirst(
  answer: IncomingMessage,
  mostBytes: number,
): Promise<Pick<GuardedAnswer, 'body' | 'isCut'>> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the connection.
  for await (const part of answer) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  return { body: Buffer.concat(parts).subarray(0, mostBytes), isCut: length > mostBytes };
}
