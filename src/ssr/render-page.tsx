import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToReadableStream } from 'react-dom/server';

/**
 * Renders a page on the server, to its end before it is answered. A part that fails is an error of the page, and a part
 * whose code is still loading is in its place.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { signal } = request;
  const errors: unknown[] = [];
  const rendered = await renderToReadableStream(<RouterServer router={router} />, {
    signal,
    ...(router.options.ssr?.nonce && { nonce: router.options.ssr.nonce }),
    // Large parts stay in their place too, where readers without scripts find them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  await rendered.allReady;
  if (errors.length > 0) throw errors[0];
  const withScripts = transformReadableStreamWithRouter(router, rendered, { signal });
  const html = await new Response(withScripts).text();
  return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
});
