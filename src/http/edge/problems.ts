import type { Context } from 'hono';
import { problemBody } from '#lib/api/problem.ts';
import { currentRequestId } from '#lib/request-scope.ts';

interface Problem {
  code: string;
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  detail: string;
}

/** Answers with problem details (RFC 9457), outside the operations of the contract too. */
export function respondWithProblem(
  context: Context,
  problem: Problem,
  headers: Record<string, string> = {},
): Response {
  return context.newResponse(problemText(problem), problem.status, problemHeaders(headers));
}

/** Answers that nothing is there, whatever may be there for others. */
export const respondNotFound = (context: Context): Response =>
  respondWithProblem(context, {
    ...{ code: 'NOT_FOUND', status: 404 },
    detail: 'There is nothing at this address.',
  });

type AnyProblem = Omit<Problem, 'status'> & { status: number };

/** The same where there is no context of a route. */
export const problemResponse = (
  problem: AnyProblem,
  headers: Record<string, string> = {},
): Response =>
  new Response(problemText(problem), { status: problem.status, headers: problemHeaders(headers) });

const problemText = (problem: AnyProblem): string =>
  JSON.stringify(problemBody({ ...problem, requestId: currentRequestId() }));

const problemHeaders = (headers: Record<string, string>): Record<string, string> => ({
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  ...headers,
});
