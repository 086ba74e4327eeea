import { AsyncLocalStorage } from 'node:async_hooks';
import { type Outage, outageOf } from './errors/outage.ts';

interface RequestScope {
  requestId: string;
  outage: NotedOutage | undefined;
  operation: string | undefined;
  hasWritten: boolean;
}

export interface NotedOutage {
  kind: Outage;
  error: unknown;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` with a request id that every log line written inside it carries. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return scopes.run(
    { requestId, outage: undefined, operation: undefined, hasWritten: false },
    work,
  );
}

/** The id of the request being answered, if one is. */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}

/**
 * Remembers with the request being answered that something it needs was not there, whatever becomes of the error on its
 * way up. Libraries turn it into refusals and empty answers.
 */
export function noteOutage(error: unknown): void {
  const scope = scopes.getStore();
  const kind = outageOf(error);
  if (scope && kind) scope.outage = { kind, error };
}

/** What was not there while this request was worked on, if anything. */
export function currentOutage(): NotedOutage | undefined {
  return scopes.getStore()?.outage;
}

/** Remembers which operation of the contract answers this request: `applications.accept`. */
export function noteOperation(name: string): void {
  const scope = scopes.getStore();
  if (scope) scope.operation = name;
}

/** The operation that answers this request, if one does. */
export function currentOperation(): string | undefined {
  return scopes.getStore()?.operation;
}

/** Remembers that this request may have changed something in the database. */
export function noteWrite(): void {
  const scope = scopes.getStore();
  if (scope) scope.hasWritten = true;
}

/** Whether this request may have changed something in the database. */
export const hasWritten = (): boolean => scopes.getStore()?.hasWritten ?? false;
