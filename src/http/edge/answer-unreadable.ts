import { RequestError } from '@hono/node-server';
import { problemResponse } from './problems.ts';

/** Answers a request that could not even be made into one: a Host or a path that is no address. */
export function answerUnreadable(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  const response = problemResponse(
    isTheirs
      ? { code: 'BAD_REQUEST', status: 400, detail: 'The request has no valid address.' }
      : {
          code: 'INTERNAL_SERVER_ERROR',
          status: 500,
          detail: 'Something went wrong. Please try again.',
        },
  );
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  return response;
}
