import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { AnyClient, CallContext } from './browser-client.ts';

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
          callOperation(feature, operation, call),
    },
  );
  return operations as ContractRouterClient<Contract, CallContext>;
}

let beforeAnswer: (() => void) | undefined;

/** Runs this in the browser before each answer or error reaches the caller, so it should be quick. */
export function onAnswers(prepare: () => void): void {
  beforeAnswer = prepare;
}

const callOperation = createIsomorphicFn()
  .server((feature: string, operation: string, call: unknown[]) => {
    const context: { client?: unknown } = getGlobalStartContext() ?? {};
    const client = context.client as AnyClient;
    return client[feature]?.[operation]?.(...call);
  })
  .client(async (feature: string, operation: string, call: unknown[]) => {
    // Fetched with the first call: public pages are read without any.
    const { browserClient } = await import('./browser-client.ts');
    try {
      return await browserClient[feature]?.[operation]?.(...call);
    } finally {
      beforeAnswer?.();
    }
  });

/**
 * Fetches ahead what calls need, where a page is sure to make some. Needs no waiting for, and may fail: calls try
 * again.
 */
export function prepareCalls(): void {
  import('./browser-client.ts').catch(() => undefined);
}
