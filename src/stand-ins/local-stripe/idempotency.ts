import { createHash } from 'node:crypto';
import { ApiProblem } from './api-problem.ts';
import type { LocalObject } from './objects.ts';
import type { Change, Store } from './store.ts';

export interface WriteRequest {
  method: string;
  path: string;
  body: string;
  idempotencyKey: string | undefined;
}

/** What a request leads to: the change, and the object that is the answer. */
export interface Outcome {
  change: Change;
  answer: LocalObject;
}

const attempts = 5;

/**
 * Carries out a write once for each idempotency key; a repeated key gets the first answer again, and
 * the same key with another request is refused. The answer is kept in the same statement as the change.
 */
export async function writeOnce(
  store: Store,
  request: WriteRequest,
  decide: () => Promise<Outcome>,
): Promise<{ answer: LocalObject; isReplay: boolean }> {
  const { idempotencyKey: key } = request;
  const fingerprint = fingerprintOf(request);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const earlier = key ? await store.findAnswer(key) : null;
    if (earlier && earlier.fingerprint !== fingerprint) throw keyReused();
    if (earlier) return { answer: earlier.answer, isReplay: true };
    const { change, answer } = await decide();
    const remember = key ? { key, fingerprint, answer } : undefined;
    if ((await store.commit({ ...change, remember })) === 'done') {
      return { answer, isReplay: false };
    }
  }
  throw new ApiProblem(500, {
    type: 'api_error',
    message: 'The object keeps changing. Try again.',
  });
}

const fingerprintOf = ({ method, path, body }: WriteRequest): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

const keyReused = (): ApiProblem =>
  new ApiProblem(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
