import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MixedRequest } from './mixed-requests.ts';

/** What came of all requests of a while. */
export interface Driven {
  seconds: number;
  /** How long each answer took that was what was asked for, in milliseconds. */
  latencies: number[];
  latenciesOf: Map<MixedRequest['kind'], number[]>;
  /** Those that got a retry answer: 503 or 429, with `Retry-After`. */
  shed: number;
  /** All others: no answer, or one that no client should get. */
  errors: string[];
}

/** The pause of a visitor after a retry answer, so that retries do not overload the machine. */
const afterRefusalMs = 250;
const timeoutMs = 60_000;

/**
 * Lets so many visitors ask for so long, each over a connection of their own, one request after another. Between two of
 * them a visitor pauses for as long as `pauseMs` on average. Each request goes to one of these addresses.
 */
export async function drive(options: {
  urls: readonly string[];
  visitors: number;
  pauseMs: number;
  seconds: number;
  nextRequest: () => MixedRequest;
}): Promise<Driven> {
  const { urls, visitors, pauseMs, seconds, nextRequest } = options;
  const driven: Driven = {
    ...{ seconds, latencies: [], latenciesOf: new Map(), shed: 0, errors: [] },
  };
  const end = performance.now() + seconds * 1000;

  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = [11 + randomInt(100), randomInt(256), randomInt(256), 1 + randomInt(254)];
    // They do not all come in the same moment.
    await wait(Math.random() * Math.min(pauseMs, seconds * 1000));
    while (performance.now() < end) {
      const url = urls[randomInt(urls.length)] ?? '';
      const asked = nextRequest();
      const way = { agent, address: address.join('.') };
      const first = await ask(url, asked, way);
      // The connection was being closed after a long idle time: browsers retry, and each of these requests can be
      // repeated.
      const outcome = first.wasRested ? await ask(url, asked, way) : first;
      note(driven, outcome);
      const left = end - performance.now();
      const pause = pauseMs * 2 * Math.random() + (outcome.isShed ? afterRefusalMs : 0);
      if (pause > 0 && left > 0) await wait(Math.min(pause, left));
    }
    agent.destroy();
  }

  const began = performance.now();
  await Promise.all(Array.from({ length: visitors }, visit));
  driven.seconds = (performance.now() - began) / 1000;
  return driven;
}

interface Outcome {
  kind: MixedRequest['kind'];
  milliseconds: number;
  isShed: boolean;
  wasRested: boolean;
  /** An answer that no client should get. */
  error?: string;
}

function note(driven: Driven, { kind, milliseconds, isShed, error }: Outcome): void {
  if (error !== undefined) driven.errors.push(error);
  else if (isShed) driven.shed += 1;
  else driven.latencies.push(milliseconds);
  if (error !== undefined || isShed) return;
  const own = driven.latenciesOf.get(kind) ?? [];
  own.push(milliseconds);
  driven.latenciesOf.set(kind, own);
}

function ask(
  url: string,
  { kind, method, path, headers, body }: MixedRequest,
  { agent, address }: { agent: Agent; address: string },
): Promise<Outcome> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const finish = (more: Partial<Outcome>): void => {
    const milliseconds = performance.now() - began;
    resolve({ kind, milliseconds, isShed: false, wasRested: false, ...more });
  };
  const sent = request(`${url}${path}`, {
    method,
    agent,
    timeout: timeoutMs,
    headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': address, ...headers },
  });
  sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
  sent.on('error', (error) => {
    const wasRested = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
    finish({ error: `${method} ${path}: ${error.message}`, wasRested });
  });
  sent.on('response', (response) => {
    response.resume();
    response.on('error', (error) => finish({ error: `${method} ${path}: ${error.message}` }));
    response.on('end', () => {
      const { statusCode = 0 } = response;
      const isRefusal = statusCode === 503 || statusCode === 429;
      if (isRefusal && response.headers['retry-after'] !== undefined) finish({ isShed: true });
      else if (statusCode === 200 || statusCode === 201) finish({});
      else finish({ error: `${method} ${path}: ${statusCode}` });
    });
  });
  sent.end(body);
  return promise;
}
