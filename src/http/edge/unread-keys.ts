import type { AnyContractProcedure } from '@orpc/contract';
import { ORPCError, ValidationError } from '@orpc/server';

/** What a request brought beside the path: its query, and its body as it was parsed. */
export interface Sent {
  isRead: boolean;
  query: URLSearchParams;
  body: unknown;
}

/**
 * The keys of a request that its operation would never look at: the schema does not see them, so it cannot refuse
 * them. A write reads no query, an operation without an input reads nothing, and a name that stands in the path is
 * not taken from the body.
 */
export function unreadKeys(operation: AnyContractProcedure, sent: Sent): string[] {
  const { route, inputSchema } = operation['~orpc'];
  // Its schema has the query and the body apart.
  if (route.inputStructure === 'detailed') return [];
  const inPath = [...(route.path ?? '').matchAll(/\{\+?(\w+)\}/g)].map(([, name = '']) => name);
  const inQuery = [...sent.query.keys()];
  const inBody = keysOf(sent.body);
  if (!inputSchema) return [...inQuery, ...inBody];
  if (sent.isRead) return inQuery.filter((key) => inPath.includes(key));
  // Beside names in the path only an object has a place.
  const isMisplaced = inPath.length > 0 && sent.body !== undefined && !isKeyed(sent.body);
  return [...inQuery, ...(isMisplaced ? inBody : inBody.filter((key) => inPath.includes(key)))];
}

/** The error about such keys, worded like that of a strict schema. */
export function refuseUnreadKeys(keys: readonly string[]): ORPCError<'BAD_REQUEST', undefined> {
  const issues = keys.map((key) => ({ message: `Unrecognized key: "${key}"`, path: [key] }));
  const message = 'The request contains unknown keys.';
  return new ORPCError('BAD_REQUEST', {
    message,
    cause: new ValidationError({ message, issues, data: undefined }),
  });
}

const isKeyed = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

function keysOf(body: unknown): string[] {
  if (body === undefined || body instanceof Blob) return [];
  if (body instanceof FormData || body instanceof URLSearchParams) return [...body.keys()];
  return isKeyed(body) ? Object.keys(body) : ['body'];
}
