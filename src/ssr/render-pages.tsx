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
import type { ReactNode } from 'react';
import type { DocumentWriter } from './document-writer.ts';
import { renderInPieces } from './render-in-pieces.ts';

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
  const taker = documentTaker(getGlobalStartContext());
  const written = taker && renderWhole(children, taker.newDocument());
  if (!written) return renderRouterToStream({ ...page, children });
  // Of an empty page: what the router puts around it.
  const around = await transformHtmlStringWithRouter(router, '', { signal });
  addLateScripts(written, around.slice(doctype.length));
  taker.onDocument(written);
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

/** Whoever asks for a page has it written, and takes it over. */
interface DocumentTaker {
  newDocument: () => DocumentWriter;
  onDocument: (document: DocumentWriter) => void;
}

const documentTaker = (context: DocumentTaker | undefined) => context;

const doctype = '<!DOCTYPE html>';
const end = '</body></html>';

/** Where a part of a page was not rendered: its code is not there yet, or it failed. No text of a page can hold it. */
const leftOut = '<!--$!-->';

/** The page in one go; undefined where a part of it has to be waited for, or fails. */
function renderWhole(page: ReactNode, writer: DocumentWriter): DocumentWriter | undefined {
  try {
    writer.write(doctype);
    renderInPieces(page, (piece) => writer.write(piece));
    if (!writer.includes(leftOut)) return writer;
  } catch {
    // The stream meets the same error, and tells of it.
  }
  writer.free();
  return undefined;
}

/** What the router has to say after the page was rendered: nothing, as long as loaders wait for what they ask for. */
function addLateScripts(writer: DocumentWriter, scripts: string): void {
  if (scripts === '') return;
  writer.takeOff(end);
  writer.write(scripts);
  writer.write(end);
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
