import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { oneOf, type SoakedSite } from './site.ts';

async function open({ product }: SoakedSite): Promise<Socket> {
  const { hostname, port } = new URL(product.app.url);
  const socket = connect(Number(port), hostname);
  // What happens to a connection that is given up is no fault of this side.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const head = (method: string, path: string, ...more: string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1:3999', ...more, '', ''].join('\r\n');

const somePath = () =>
  oneOf(['/', '/find-consultants', `/consultants/skill/${randomUUID()}`, '/api/openapi.json']);

/** Goes away in the middle of what it asks: in the head, or in a body that it has announced. */
export async function cutRequest(site: SoakedSite): Promise<void> {
  const socket = await open(site);
  const { cookie } = oneOf(site.marketplace.consultants);
  socket.write(
    oneOf([
      'GET / HT',
      'GET /find-consultants HTTP/1.1\r\nhost: 127.0.0.1:3999\r\nx-half: ',
      `${head('POST', '/auth/v1/sign-in/email', 'content-type: application/json', 'content-length: 500')}{"email":`,
      `${head('POST', '/webhooks/stripe', 'content-length: 5000')}{`,
      `${head('POST', '/api/me/consultant-photo', `cookie: ${cookie}`, 'content-length: 900000')}\u0089PNG`,
    ]),
  );
  await wait(randomInt(400));
  socket.destroy();
}

/** Goes away before the answer, or with its first bytes. */
export async function cutResponse(site: SoakedSite): Promise<void> {
  const socket = await open(site);
  socket.write(head('GET', somePath()));
  if (randomInt(2) === 0) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
}

/** Asks for several pages at once and reads them by the kilobyte, until it has enough of it. */
export async function readSlowly(site: SoakedSite): Promise<void> {
  const socket = await open(site);
  socket.pause();
  for (let n = 0; n < 4; n += 1) socket.write(head('GET', somePath()));
  const until = Date.now() + 2000 + randomInt(8000);
  while (Date.now() < until && !socket.destroyed) {
    socket.read(1024);
    await wait(100);
  }
  socket.destroy();
}
