import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiProblem } from './api-problem.ts';

/** Refuses a request, with 401, that does not carry the secret key as its bearer token. */
export function requireKey(authorization: string | undefined, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (given && timingSafeEqual(digest(given), digest(secretKey))) return;
  throw new ApiProblem(401, {
    type: 'invalid_request_error',
    message: given
      ? 'Invalid API Key provided.'
      : 'You did not provide an API key. Send it as a Bearer token in the Authorization header.',
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
