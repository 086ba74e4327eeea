import type { Context } from 'hono';
import { problemBody } from '#lib/api/problem.ts';
import { currentRequestId } from '#lib/log.ts';

/** Answers with problem details (RFC 9457), outside the operations of the contract too. */
export function respondWithProblem(
  context: Context,
  problem: {
    code: string;
    status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
    detail: string;
  },
  headers: Record<string, string> = {},
): Response {
  const body = problemBody({ ...problem, requestId: currentRequestId() });
  return context.body(JSON.stringify(body), problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...headers,
  });
}
