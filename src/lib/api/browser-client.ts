import apiContract from 'virtual:api-contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { impersonationHeaders, loadForOtherViewer, viewerChanged } from './impersonation-header.ts';
import { withMending } from './mended-refusals.ts';
import { ApiProblem, isProblemBody } from './problem.ts';
import { asReadableProblem } from './problem-response.ts';

/** What a call may carry beside its input. */
export interface CallContext extends Record<PropertyKey, unknown> {
  /** Names the intent behind a write: sent twice, it is done once. */
  idempotencyKey?: string;
}

/** The operations of all features, by feature and name. */
export type AnyClient = Record<string, Record<string, (...call: unknown[]) => Promise<unknown>>>;

const link = new OpenAPILink<CallContext>(apiContract as AnyContractRouter, {
  url: `${window.location.origin}/api`,
  headers: ({ context }) => ({
    ...impersonationHeaders(),
    ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  }),
  fetch: async (request, init) => asReadableProblem(await window.fetch(request, init)),
  customErrorResponseBodyDecoder: (body) => {
    if (!isProblemBody(body)) return null;
    const { code, status, detail, errors, data } = body;
    return new ORPCError(code, { status, message: detail, data: { fields: errors, data } });
  },
  interceptors: [
    ({ next }) =>
      withMending(async () => {
        try {
          return await next();
        } catch (error) {
          if (!(error instanceof ORPCError)) throw error;
          if (error.code === viewerChanged) loadForOtherViewer();
          throw toApiProblem(error);
        }
      }),
  ],
});

/** All operations over HTTP. Refusals are thrown as ApiProblem. */
export const browserClient: AnyClient = createORPCClient(link);

function toApiProblem(error: ORPCError<string, unknown>): ApiProblem {
  const { fields, data } = (error.data ?? {}) as Pick<ApiProblem, 'fields' | 'data'>;
  return new ApiProblem({
    code: error.code,
    status: error.status,
    detail: error.message,
    fields: fields ?? [],
    data,
  });
}
