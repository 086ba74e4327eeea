import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request for a handler that knows Node's requests alone. */
export interface NodeCall {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Collects what is written instead of sending it. */
class KeptResponse extends ServerResponse {
  readonly ended: Promise<string>;
  #end: (body: string) => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  override end(...[body]: unknown[]): this {
    this.#end(typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : '');
    return this;
  }
}

/**
 * Asks a handler that knows Node's requests alone, such as a Koa application, for one whole answer. The body was
 * received already, and tests have no connection. `prepare` notes on the request what the handler needs.
 */
export async function callNodeHandler(
  handler: RequestListener,
  { method, path, headers, body }: NodeCall,
  prepare: (request: IncomingMessage) => void = () => undefined,
): Promise<Response> {
  const request = new IncomingMessage(new Socket());
  const length = String(Buffer.byteLength(body));
  Object.assign(request, { method, url: path, headers: { ...headers, 'content-length': length } });
  request.push(body);
  request.push(null);
  prepare(request);
  const response = new KeptResponse(request);
  handler(request, response);
  const text = await response.ended;
  const answer = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders())) {
    for (const one of Array.isArray(value) ? value : [value]) answer.append(name, String(one));
  }
  answer.delete('content-length');
  const isEmpty = response.statusCode === 204 || response.statusCode === 304;
  return new Response(isEmpty ? null : text, { status: response.statusCode, headers: answer });
}
