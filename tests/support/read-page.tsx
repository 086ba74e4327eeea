import { AsyncLocalStorage } from 'node:async_hooks';
import { createJsonifiedRouterClient } from '@orpc/openapi';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { UserId } from '#access/user.ts';
import { visitor } from '#access/viewer.ts';
import { router } from '#app/router.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { getRouter } from '../../src/router.tsx';
import type { TestApp } from './app.ts';

/**
 * Where the renderer finds what the server says of a page; it is kept under this name for all copies of the library.
 */
function withPageContext<Result>(context: object, render: () => Result): Result {
  const key = Symbol.for('tanstack-start:start-storage-context');
  const storage = (globalThis as Record<symbol, unknown>)[key];
  if (!(storage instanceof AsyncLocalStorage)) throw new Error('The renderer is not loaded.');
  return storage.run({ contextAfterGlobalMiddlewares: context }, render);
}

/**
 * What a reader sees on a page of the site, as the server renders it, with these claims; without them those of the
 * specification.
 */
export async function readPage(
  app: TestApp,
  path: string,
  { reader, claims }: { reader?: UserId; claims?: string | undefined } = {},
): Promise<string> {
  const viewer = reader ? await viewerOf(app.db, reader) : visitor;
  const context = {
    client: createJsonifiedRouterClient(router, { context: { ...app.services, viewer } }),
    isShared: !reader,
    isDemo: false,
    claims,
    currency: 'USD en-US',
    log: app.services.log,
    onRendering: () => undefined,
  };
  return withPageContext(context, async () => {
    const pages = getRouter();
    pages.update({
      ...pages.options,
      history: createMemoryHistory({ initialEntries: [path] }),
      isServer: true,
    });
    await pages.load();
    const html = renderToString(<RouterProvider router={pages} />);
    return html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  });
}
