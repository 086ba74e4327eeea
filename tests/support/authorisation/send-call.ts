import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '#app/contract.ts';
import type { TestApp } from '../app.ts';
import { testPublicUrl } from '../site.ts';

/** The declaration of an operation by `feature.operation`. */
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

/** A file is sent as it is, everything else as JSON. */
const bodyOf = ({ file, ...fields }: Record<string, unknown>): BodyInit =>
  file instanceof Uint8Array ? new Uint8Array(file) : JSON.stringify(fields);

/** Asks an operation over HTTP, with this Cookie header. */
export async function sendCall(
  app: TestApp,
  name: string,
  input: Record<string, unknown>,
  cookie?: string,
): Promise<Response> {
  const { method = 'GET', path = '/' } = findOperation(name)['~orpc'].route;
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return value;
  });
  const isRead = method === 'GET';
  const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const headers: Record<string, string> = { origin: testPublicUrl };
  if (cookie) headers.cookie = cookie;
  if (!isRead) headers['content-type'] = 'application/json';
  return app.http.request(`/api${filled}${query}`, {
    method,
    headers,
    ...(isRead ? {} : { body: bodyOf(rest) }),
  });
}
