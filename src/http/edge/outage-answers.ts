import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { problemBody } from '#lib/api/problem.ts';
import type { Outage } from '#lib/errors/outage.ts';
import { currentRequestId } from '#lib/request-scope.ts';
import { messagePage, messagePagePolicy } from './message-page.ts';

/** Why a request is not answered although nothing is wrong with it. */
export type Trouble = 'unavailable' | 'full' | 'busy' | 'late' | 'fault';

/** In seconds: when the same request may well succeed. A fault of ours does not go away by waiting. */
const retryAfter = { unavailable: 5, full: 60, busy: 2, late: 5, fault: undefined } as const;

/** The error for the caller: a code for programs, a message for people. */
export const troubles = {
  unavailable: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    detail: 'This cannot be done at the moment. Please try again in a little while.',
  },
  late: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    detail: 'This takes longer than it should. Please try again in a little while.',
  },
  busy: {
    status: 503,
    code: 'TOO_BUSY',
    detail: 'Many people are here right now. Please try again in a few seconds.',
  },
  full: {
    status: 507,
    code: 'STORAGE_FULL',
    detail: 'Nothing can be saved at the moment: there is no room left. Please try again later.',
  },
  fault: {
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    detail: 'Something went wrong. Please try again.',
  },
} as const;

/** The value of `Retry-After` for this outage. */
export const retryAfterSeconds = (outage: Outage): string => String(retryAfter[outage]);

/** Answers problem details, or a page of words to a browser that asked for one. Never nothing. */
export function answerTrouble(context: Context, trouble: Trouble): Response {
  const { status, code, detail } = troubles[trouble];
  const seconds = retryAfter[trouble];
  const headers = new Headers({
    'cache-control': 'no-store',
    ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }),
  });
  if (wantsPage(context)) {
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', messagePagePolicy);
    return new Response(messagePage({ heading: headings[trouble], text: detail }), {
      status,
      headers,
    });
  }
  headers.set('content-type', 'application/problem+json');
  const body = problemBody({ status, code, detail, requestId: currentRequestId() });
  return new Response(JSON.stringify(body), { status, headers });
}

const headings: Record<Trouble, string> = {
  unavailable: 'Not available right now',
  late: 'Not available right now',
  busy: 'One moment, please',
  full: 'Nothing can be saved right now',
  fault: 'Something went wrong',
};

/** A person's browser going to an address, and not a script of its page. */
const wantsPage = (context: Context): boolean =>
  !context.req.path.startsWith('/api/') &&
  accepts(context, { header: 'Accept', supports: ['text/html'], default: '' }) === 'text/html';
