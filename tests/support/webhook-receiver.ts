import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import { eventually } from './eventually.ts';
import { localCertificate } from './local-certificate.ts';

/** What a receiver answers. */
export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Sends so much instead of a body, or as much as the other side takes. */
  gigabytes?: number;
  /** Never answers, or begins an answer that does not end. */
  slow?: 'silence' | 'drip';
}

export interface HeardWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine. `answer` is what it answers from now on; a function decides by the request. */
export async function startWebhookReceiver() {
  let sent = 0;
  let isSending = false;
  const receiver = {
    heard: [] as HeardWebhook[],
    answer: { status: 204 } as ReceiverAnswer | ((heard: HeardWebhook) => ReceiverAnswer),
    origin: '',
    /** The guarded way, with this receiver as the one address that it accepts. */
    requests: (options: { timeoutMs?: number } = {}) =>
      guardedRequests({
        ...options,
        local: { origin: receiver.origin, ca: localCertificate.cert },
      }),
    /** How much of an endless body was sent before the other side ended it. */
    async sentBytes(): Promise<number> {
      await eventually(() => {
        if (isSending) throw new Error('It still sends.');
      });
      return sent;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(localCertificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const heard = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    receiver.heard.push(heard);
    const { answer } = receiver;
    const { status, headers, body, gigabytes, slow } =
      typeof answer === 'function' ? answer(heard) : answer;
    if (slow === 'silence') return;
    response.writeHead(status, headers);
    if (slow === 'drip') return void response.write('.');
    if (!gigabytes) return void response.end(body);
    isSending = true;
    sent = await sendBytes(response, gigabytes * 2 ** 30);
    isSending = false;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  receiver.origin = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return receiver;
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Sends so many bytes, or as many as the other side takes. Returns how many were written. */
async function sendBytes(response: ServerResponse, bytes: number): Promise<number> {
  const part = Buffer.alloc(64 * 1024, 'x');
  let written = 0;
  const closed = once(response, 'close');
  while (written < bytes && !response.destroyed) {
    const isTaken = response.write(part);
    written += part.length;
    if (!isTaken) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
  return written;
}
