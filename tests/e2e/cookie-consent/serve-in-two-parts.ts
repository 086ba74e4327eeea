import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Proxies a site, and pauses one page in its middle, like a slow network: at the first paragraph's end after `mark` it
 * waits for `sendTheRest`.
 */
export async function serveInTwoParts(origin: string, path: string, mark: string) {
  const { promise: isWanted, resolve: sendTheRest } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    if (request.url !== path) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const middle = html.indexOf('</p>', html.indexOf(mark));
    response.write(html.slice(0, middle));
    await isWanted;
    response.end(html.slice(middle));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendTheRest,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
