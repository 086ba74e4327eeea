import type { AnyRouter } from '@tanstack/react-router';
import {
  getSsrStatus,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import {
  createStartHandler,
  defineHandlerCallback,
  StartServer,
} from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';

/*
 * Renders pages on the server. The loaders have a page's data before its first element is rendered, so nothing would come earlier in
 * pieces; and each of some hundred pieces would pass through half a dozen streams, which costs as much as rendering them.
 */
const answerPage = defineHandlerCallback(async (page) => {
  const { request, router, responseHeaders } = page;
  const { signal } = request;
  const children = <StartServer router={router} />;
  signal.throwIfAborted();
  keepScripts(router);
  const html = renderWhole(children);
  if (html === undefined) return renderRouterToStream({ ...page, children });
  const document = await transformHtmlStringWithRouter(router, html, { signal });
  const taker: DocumentTaker = getGlobalStartContext() ?? {};
  taker.onDocument?.(partsOf(document, html));
  const body = taker.onDocument ? null : document;
  return new Response(body, { status: getSsrStatus(router), headers: responseHeaders });
});

/** Whoever takes a page as a text is spared its bytes, which a body would be turned into and back. */
interface DocumentTaker {
  onDocument?: (parts: readonly string[]) => void;
}

const doctype = '<!DOCTYPE html>';

/** The document, as what the router put before the page and the page: the page is one piece of memory already, and both would be another. */
function partsOf(document: string, page: string): readonly string[] {
  const isPageAlone = document.length === doctype.length + page.length;
  return isPageAlone ? [doctype, page] : [document];
}

/** Where a part of a page was not rendered: its code is not there yet, or it failed. No text of a page can hold it. */
const leftOut = '<!--$!-->';

/** The page in one go; undefined where a part of it has to be waited for, or fails. */
function renderWhole(page: Parameters<typeof renderToString>[0]): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(leftOut) ? undefined : html;
  } catch {
    // The stream meets the same error, and tells of it.
    return undefined;
  }
}

/** Has every rendering of this page find its data, of which the router lets go once it was rendered. */
function keepScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const { takeInitialHydrationScriptTags } = serverSsr;
  let taken: ReturnType<typeof takeInitialHydrationScriptTags>;
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= takeInitialHydrationScriptTags();
    return taken;
  };
}

export default { fetch: createStartHandler(answerPage) };
