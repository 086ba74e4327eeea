import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createHttpServer } from './http-server.ts';

let app: TestApp;
let worked = 0;
const server = createHttpServer();
beforeAll(async () => {
  app = await createTestApp();
  const answer = getRequestListener(app.http.fetch);
  server.on('request', (request, response) => {
    worked += 1;
    return answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

/** Sends these lines and nothing more; returns what came until the connection was closed. */
async function send(...lines: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return answer;
}

describe('a message', () => {
  it.each([
    ['in both ways', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['in both ways, the other first', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
    ['as two numbers', ['Content-Length: 4', 'Content-Length: 40']],
    ['as a list', ['Content-Length: 4, 40']],
    ['in a coding that ends nowhere', ['Transfer-Encoding: chunked, gzip']],
    ['in a header with space before its colon', ['Transfer-Encoding : chunked']],
    ['in a folded header', ['Transfer-Encoding:', ' chunked']],
  ])('is refused when it says its length twice: %s', async (_how, headers) => {
    const before = worked;
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n';
    const head = ['POST /api/projects HTTP/1.1', 'Host: site', ...headers, 'Connection: close'];
    const answer = await send(...head, '', '0', '', smuggled);
    expect(answer).not.toContain('alive');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(worked).toBe(before);
  });

  it('repeats no request to who sent it (TRACE)', async () => {
    const answer = await send(
      'TRACE /api/me HTTP/1.1',
      'Host: site',
      'Cookie: secret=1',
      'Connection: close',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('secret=1');
  });
});
