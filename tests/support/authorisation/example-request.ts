import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '#app/contract.ts';
import { testPublicUrl } from '../site.ts';

/** What an operation is asked over HTTP, before it is made one address and one body. */
export interface ExampleRequest {
  method: string;
  /** With its places still open: `/projects/{projectId}`. */
  path: string;
  places: Record<string, string>;
  query: [name: string, value: string][];
  body: unknown;
}

/** The operation of this name, as `feature.operation`. Throws when there is none. */
export function findOperation(name: string): AnyContractProcedure {
  const [feature = '', operation = ''] = name.split('.');
  const operations = (contract as Record<string, Record<string, unknown>>)[feature];
  const procedure = operations?.[operation];
  if (!isContractProcedure(procedure)) throw new Error(`The contract has no operation ${name}.`);
  return procedure;
}

/** The names of all operations: `feature.operation`. */
export const operationNames = (): string[] =>
  Object.entries(contract).flatMap(([feature, operations]) =>
    Object.keys(operations).map((operation) => `${feature}.${operation}`),
  );

/** Puts an example input where the operation takes it: in its path, its query or its body. */
export function exampleRequest(name: string, input: Record<string, unknown>): ExampleRequest {
  const { method = 'GET', path = '/' } = findOperation(name)['~orpc'].route;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key));
  const entries = Object.entries(input);
  const rest = entries.filter(([key]) => !inPath.has(key));
  return {
    method,
    path,
    places: Object.fromEntries(
      entries.filter(([key]) => inPath.has(key)).map(([key, value]) => [key, String(value)]),
    ),
    query: method === 'GET' ? rest.map(([key, value]) => [key, String(value)]) : [],
    body: method === 'GET' ? undefined : bodyOf(Object.fromEntries(rest)),
  };
}

/** A file is sent as it is, everything else as JSON. */
const bodyOf = ({ file, ...fields }: Record<string, unknown>): unknown =>
  file instanceof Uint8Array ? file : fields;

/** The address and the options of `fetch` for this request; `cookie` is the caller's. */
export function toFetch(
  { method, path, places, query, body }: ExampleRequest,
  cookie?: string,
): [address: string, init: RequestInit] {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((places[key] ?? '').toWellFormed()),
  );
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const isRead = method === 'GET';
  const headers: Record<string, string> = { origin: testPublicUrl };
  if (cookie) headers.cookie = cookie;
  if (!isRead) headers['content-type'] = 'application/json';
  return [
    `/api${filled}${search}`,
    { method, headers, ...(isRead ? {} : { body: encoded(body) }) },
  ];
}

function encoded(body: unknown): BodyInit {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
