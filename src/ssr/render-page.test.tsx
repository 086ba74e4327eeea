import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Scripts,
} from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { lazy, type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';

const root = createRootRoute({
  shellComponent: ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  ),
  notFoundComponent: () => <p>Not here.</p>,
});

const page = (path: string, component: () => ReactNode, loader?: () => void) =>
  createRoute({ getParentRoute: () => root, path, component, ...(loader && { loader }) });

const large = 'Slow. '.repeat(5000);
const Slow = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  return { default: () => <p>{large}</p> };
});
const Failing = (): ReactNode => {
  throw new Error('This part failed.');
};

const routeTree = root.addChildren([
  page('/slow', () => (
    <>
      <Suspense fallback="Loading…">
        <Slow />
      </Suspense>
      <footer>The end.</footer>
    </>
  )),
  page('/failing', () => <Failing />),
  page('/failing-part', () => (
    <Suspense fallback="Loading…">
      <Failing />
    </Suspense>
  )),
  page(
    '/missing',
    () => null,
    () => {
      throw notFound();
    },
  ),
]);

function ask(path: string, signal?: AbortSignal): Promise<Response> {
  const handle = createRequestHandler({
    createRouter: () =>
      createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) }),
    request: new Request(`http://site.test${path}`, signal ? { signal } : {}),
  });
  return handle(renderPage);
}

it('a part whose code is still loading is in its place, however large it is', async () => {
  const answer = await ask('/slow');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html.startsWith('<!DOCTYPE html><html')).toBe(true);
  expect(html.endsWith('</body></html>')).toBe(true);
  const pieces = html
    .replaceAll(large, 'Slow.')
    .match(/Loading…|<div hidden|Slow\.|The end\.|<script/g);
  expect(pieces?.slice(0, 3)).toEqual(['Slow.', 'The end.', '<script']);
});

it.each(['/failing', '/failing-part'])(
  'no page is answered where a part fails: %s',
  async (path) => {
    await expect(ask(path)).rejects.toThrow('This part failed.');
  },
);

it('the status of a page that is missing is 404', async () => {
  const answer = await ask('/missing');
  expect([answer.status, (await answer.text()).includes('Not here.')]).toEqual([404, true]);
});

it('nothing is rendered for a reader who has gone', async () => {
  await expect(ask('/slow', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
