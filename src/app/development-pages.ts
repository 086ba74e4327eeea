import type { RequestListener, Server } from 'node:http';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageRenderer } from '#http/pages/pages.ts';

/** Pages from the sources: a renderer, and Vite's own answers for modules and hot reload before ours. */
export interface DevelopmentPages {
  renderer: PageRenderer;
  before(listener: RequestListener): RequestListener;
}

/** Starts Vite inside our server. Each page is rendered by the newest code. */
export async function startDevelopmentPages(server: Server): Promise<DevelopmentPages> {
  const vite = await createServer({
    // Otherwise Vite writes a temporary configuration file, and `node --watch` restarts for ever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error('Vite cannot run server code here.');
  }
  const loadRenderer = async (): Promise<PageRenderer> => {
    const module: { default: PageRenderer } = await environment.runner.import(
      'virtual:tanstack-start-server-entry',
    );
    return module.default;
  };
  return {
    renderer: {
      fetch: async (request, options) => (await loadRenderer()).fetch(request, options),
    },
    before: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response));
    },
  };
}
