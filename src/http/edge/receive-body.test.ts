import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '#app/http-server.ts';
import { maxBodyBytes, receiveBody } from './receive-body.ts';

let worked = 0;
const app = new Hono();
const waitingFor = (timeoutMs: number) =>
  receiveBody({ isLeftAlone: () => false, onReplaced: () => undefined, timeoutMs });
app.use('/', waitingFor(60_000));
app.use('/hurried', waitingFor(150));
app.on('POST', ['/', '/hurried'], async (context) => {
  worked += 1;
  return context.text(await context.req.text());
});
const server = createHttpServer();
server.on('request', getRequestListener(app.fetch));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these bytes and nothing more, and returns what came until the server closed the connection. */
async function sendAndStay(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return answer;
}

const head = (length: number, path = '/') =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

describe('a body', () => {
  it('is handed on whole', async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'words' });
    expect(await response.text()).toBe('words');
  });

  it('that stops arriving ends with 408 and the connection, and nothing worked on it', async () => {
    const before = worked;
    const answer = await sendAndStay(`${head(1000, '/hurried')}only this`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    expect(worked).toBe(before);
  });

  it('that is too large by its own word, or turns out to be, is refused', async () => {
    const before = worked;
    expect(await sendAndStay(head(maxBodyBytes + 1))).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = 'x'.repeat(maxBodyBytes + 1);
    const chunked = `POST / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    expect(await sendAndStay(chunked)).toMatch(/^HTTP\/1\.1 413 /);
    expect(worked).toBe(before);
  });
});

it('the server waits for no request longer than for the slowest upload', () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(130_000);
  expect(server.timeout).toBeGreaterThan(0);
});
