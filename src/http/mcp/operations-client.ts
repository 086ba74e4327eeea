import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#app/contract.ts';
import { isProblemBody } from '#lib/api/problem.ts';
import { asReadableProblem } from '#lib/api/problem-response.ts';

export type OperationsClient = JsonifiedClient<ContractRouterClient<typeof contract>>;

/**
 * The operations of the API in the same process, asked as HTTP requests: the same proofs, limits, refusals and shapes.
 * `answer` is what answers a request to the API for the caller at hand.
 */
export const operationsClient = (
  publicUrl: string,
  answer: (request: Request) => Promise<Response>,
): OperationsClient =>
  createORPCClient(
    new OpenAPILink(contract, {
      url: `${publicUrl}/api`,
      fetch: async (request) => asReadableProblem(await answer(request)),
      customErrorResponseBodyDecoder: (body) =>
        isProblemBody(body)
          ? new ORPCError(body.code, { status: body.status, message: body.detail })
          : null,
    }),
  );
