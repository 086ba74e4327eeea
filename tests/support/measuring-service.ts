import { once } from 'node:events';
import { createServer } from 'node:http';

export interface MeasuringService {
  scriptUrl: string;
  /** The paths that were asked for, in their order. */
  requests: readonly string[];
  stop(): Promise<void>;
}

/** What a service of this kind does: a cookie, and reports without end, as requests and as pictures. */
const script = `
  const { origin } = new URL(document.currentScript.src);
  const site = document.currentScript.dataset.site;
  document.cookie = '_measured=' + site + '; path=/; max-age=9999';
  const report = () => {
    fetch(origin + '/collect?site=' + site, { method: 'POST', mode: 'no-cors' }).catch(() => undefined);
    new Image().src = origin + '/pixel?' + Math.random();
  };
  report();
  setInterval(report, 50);
`;

/** A fake of a third party's analytics service, which records its requests. */
export async function startMeasuringService(): Promise<MeasuringService> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push((request.url ?? '').replace(/^\/pixel.*/, '/pixel'));
    response.setHeader('content-type', 'text/javascript');
    response.end(request.url === '/script.js' ? script : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  return {
    scriptUrl: `http://127.0.0.1:${address.port}/script.js`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
