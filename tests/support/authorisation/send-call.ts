import type { TestApp } from '../app.ts';
import { exampleRequest, toFetch } from './example-request.ts';

/** Asks an operation over HTTP, with this Cookie header. */
export const sendCall = async (
  app: TestApp,
  name: string,
  input: Record<string, unknown>,
  cookie?: string,
): Promise<Response> => app.http.request(...toFetch(exampleRequest(name, input), cookie));
