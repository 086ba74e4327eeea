import apiContract from 'virtual:api-contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { ApiProblem, isProblemBody } from './problem.ts';
import { asReadableProblem } from './problem-response.ts';

/** What a call may carry beside its input. */
interface CallContext extends Record<PropertyKey, unknown> {
  /** Names the intent behind a write: sent twice, it is done once. */
  idempotencyKey?: string;
}

type AnyClient = Record<string, Record<string, (...call: unknown[]) => Promise<unknown>>>;

/**
 * The operations of one feature, for its pages: in the browser over HTTP, while rendering on the
 * server directly. Refusals are thrown as ApiProblem on both sides.
 */
export function featureClient<Contract extends AnyContractRouter>(
  feature: string,
): ContractRouterClient<Contract, CallContext> {
  const operations = new Proxy(
    {},
    {
      get:
        (_, operation: string) =>
        (...call: unknown[]) =>
          currentClient()[feature]?.[operation]?.(...call),
    },
  );
  return operations as ContractRouterClient<Contract, CallContext>;
}

const currentClient = createIsomorphicFn()
  .server((): AnyClient => {
    const context: { client?: unknown } = getGlobalStartContext() ?? {};
    return context.client as AnyClient;
  })
  .client((): AnyClient => {
    browserClient ??= createBrowserClient();
    return browserClient;
  });

let browserClient: AnyClient | undefined;

function createBrowserClient(): AnyClient {
  const link = new OpenAPILink<CallContext>(apiContract as AnyContractRouter, {
    url: `${window.location.origin}/api`,
    headers: ({ context }) =>
      context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {},
    fetch: async (request, init) => asReadableProblem(await window.fetch(request, init)),
    customErrorResponseBodyDecoder: (body) => {
      if (!isProblemBody(body)) return null;
      const { code, status, detail, errors, data } = body;
      return new ORPCError(code, { status, message: detail, data: { fields: errors, data } });
    },
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw error instanceof ORPCError ? toApiProblem(error) : error;
        }
      },
    ],
  });
  return createORPCClient(link);
}

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
