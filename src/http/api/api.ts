import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, ValidationError } from '@orpc/server';
import { z } from 'zod';
import { isSignedIn } from '#access/viewer.ts';
import { router } from '#app/router.ts';
import type { AppContext } from '#app/services.ts';
import { IdempotencyKeyReused } from '#db/write.ts';
import { type FieldProblem, problemBody } from '#lib/api/problem.ts';
import { outageOf } from '#lib/errors/outage.ts';
import type { Log } from '#lib/log.ts';
import { currentRequestId, noteOperation, noteOutage } from '#lib/request-scope.ts';
import { isUnstorableText, unstorableText } from '#operations/postgres/unstorable-text.ts';
import { troubles } from '../edge/outage-answers.ts';
import { noteRoute } from '../edge/request-span.ts';
import { refuseUnreadKeys, type Sent, unreadKeys } from '../edge/unread-keys.ts';
import { wholeAnswer } from '../edge/whole-answers.ts';

/** Answers requests under /api; null when no operation has this path. */
export type ApiHandler = (request: Request, context: AppContext) => Promise<Response | null>;

// These travel with the request's context, out of reach of the operations.
const sentKey = Symbol('sent');
const refusalKey = Symbol('refusal');
const answerKey = Symbol('answer');

/** What is said of a refusal beside its body. */
interface Refusal {
  retryAfterSeconds?: number;
}

/** What is answered, where it is data. */
interface Answer {
  json?: string;
  /** Where what was created is found. */
  location?: string;
}

/** Serves the contract as plain REST with problem details for errors. */
export function createApiHandler(log: Log): ApiHandler {
  const handler = new OpenAPIHandler<AppContext>(router, {
    customErrorResponseBodyEncoder: problemOf,
    interceptors: [
      async ({ next, request, context, ...options }) => {
        const isRead = request.method === 'GET';
        const body = isRead ? undefined : await request.body().catch(() => undefined);
        const sent: Sent = { isRead, query: request.url.searchParams, body };
        const { method, url, signal, body: receive } = request;
        // Reads use no headers, and the library would convert all of them to an object.
        const asked = isRead ? { method, url, signal, body: receive, headers: {} } : request;
        return next({ ...options, request: asked, context: { ...context, [sentKey]: sent } });
      },
    ],
    rootInterceptors: [
      async ({ next, context }) => {
        const result = await next();
        const { matched, response } = result;
        if (!matched || !isJson(response.body)) return result;
        // The library would put it into an answer without a content length.
        (context[answerKey] as Answer).json = JSON.stringify(response.body);
        return { matched, response: { ...response, body: undefined } };
      },
    ],
    clientInterceptors: [
      async ({ next, path, context, procedure }) => {
        noteOperation(path.join('.'));
        const { method = 'GET', path: address = '' } = procedure['~orpc'].route;
        noteRoute(method, `/api${address}`);
        try {
          // A missing permission is reported first.
          const { access } = procedure['~orpc'].meta;
          const isProven =
            isSignedIn(context.viewer) ||
            access === 'anyone' ||
            (access === 'signing-in' && context.viewer.pending !== undefined) ||
            (access === 'looking-in' && context.viewer.lookingIn !== undefined);
          const unread = isProven ? unreadKeys(procedure, context[sentKey] as Sent) : [];
          if (unread.length > 0) throw refuseUnreadKeys(unread);
          return await next();
        } catch (error) {
          const refusal = asRefusal(error, path, log);
          Object.assign(context[refusalKey] as Refusal, waitOf(refusal));
          throw refusal;
        }
      },
    ],
  });
  return async (request, context) => {
    // The library would answer there, too, past whatever counts and limits requests by their address.
    if (request.url.split('?', 1)[0]?.endsWith('/')) return null;
    const refusal: Refusal = {};
    const answer: Answer = {};
    const { matched, response } = await handler.handle(request, {
      prefix: '/api',
      context: {
        ...context,
        nameLocation: (path) => {
          answer.location = path;
        },
        [refusalKey]: refusal,
        [answerKey]: answer,
      },
    });
    if (!matched) return null;
    const { retryAfterSeconds } = refusal;
    const { headers, status } = response;
    if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
    if (answer.location !== undefined) headers.set('location', answer.location);
    if (answer.json !== undefined) headers.set('content-type', 'application/json');
    if (status >= 400) headers.set('content-type', 'application/problem+json');
    headers.set('cache-control', 'private, no-store');
    return answer.json === undefined ? response : wholeAnswer(answer.json, { status, headers });
  };
}

/** Whether a body is sent as JSON: not a file, not a form, not a stream, and not nothing. */
const isJson = (body: unknown): boolean =>
  body === null ||
  (body !== undefined && (typeof body !== 'object' || Array.isArray(body) || isPlain(body)));

const isPlain = (body: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(body));

/** Turns whatever a handler threw into an error a caller may see; faults are logged and stay vague. */
export function asRefusal(error: unknown, path: readonly string[], log: Log): unknown {
  if (error instanceof ORPCError && error.status < 500) return error;
  if (error instanceof IdempotencyKeyReused) {
    return new ORPCError('IDEMPOTENCY_KEY_REUSED', {
      status: 422,
      message: 'This Idempotency-Key was used for another request.',
    });
  }
  if (error instanceof ORPCError && error.status === 503) return error;
  if (isUnstorableText(error)) {
    return new ORPCError('BAD_REQUEST', { message: unstorableText });
  }
  const outage = outageOf(error);
  if (outage) {
    noteOutage(error);
    const { status, code, detail } = troubles[outage];
    return new ORPCError(code, { status, message: detail });
  }
  log.error({ err: error, operation: path.join('.') }, 'operation failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: 'Something went wrong. Please try again.',
  });
}

const waitSchema = z.object({ retryAfterSeconds: z.number().int() });

/** When to come back, where an operation declares it. */
function waitOf(refusal: unknown): Refusal {
  if (!(refusal instanceof ORPCError) || ![429, 503].includes(refusal.status)) return {};
  return waitSchema.safeParse(refusal.data).data ?? {};
}

/** The fields that were refused, when the input did not fit the schema. */
export function fieldProblems(error: ORPCError<string, unknown>): FieldProblem[] {
  if (!(error.cause instanceof ValidationError)) return [];
  return error.cause.issues.map((issue) => ({
    path: (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.'),
    message: issue.message,
  }));
}

function problemOf(error: ORPCError<string, unknown>) {
  const errors = error.status === 400 ? fieldProblems(error) : [];
  return problemBody({
    code: errors.length > 0 ? 'INVALID_INPUT' : error.code,
    status: error.status,
    detail: errors[0]?.message ?? error.message,
    requestId: currentRequestId(),
    errors,
    data: errors.length > 0 ? undefined : error.data,
  });
}
