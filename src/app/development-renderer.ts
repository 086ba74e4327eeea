import type { Server } from 'node:http';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageRenderer } from './http/pages.ts';

/** Renders pages from the sources through Vite; its own middleware answers for modules and hot reload. */
export async function developmentRenderer(server: Server): Promise<PageRenderer> {
  const vite = await createServer({
    // Otherwise Vite writes a temporary configuration file, and `node --watch` restarts for ever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  server.prependListener('request', () => undefined);
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run server code here.');
  const module: { default: PageRenderer } = await environment.runner.import(
    'virtual:tanstack-start-server-entry',
  );
  return module.default;
}
