import { Hono } from 'hono';
import { messageFileIdSchema } from '#features/conversations/messages/ids.ts';
import { fileStateOf } from '#features/conversations/messages/rules/files.ts';
import {
  findReadableFile,
  listParts,
} from '#features/conversations/messages/server/queries/files.ts';
import { storedSource } from '#features/conversations/messages/server/queries/stored-source.ts';
import { attachmentKinds } from '#lib/attachments/attachment-kinds.ts';
import { piecesOf } from '#lib/attachments/byte-source.ts';
import { attachmentDisposition } from '#lib/attachments/safe-name.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound, respondWithProblem } from '../edge/problems.ts';
import { findFileReader } from './file-reader.ts';

/**
 * `/message-files/{id}`: a file of a message, for the two people of its thread, asked each time. It is only ever saved:
 * no browser shows it on this site, whatever is in it. Programs and admins who impersonate a user get none; a file that
 * is not theirs, one that waits for the scanner, and none at all answer alike.
 */
export function messageFileRoutes(services: Services): Hono {
  const { db, files, log } = services;
  return new Hono().get('/message-files/:id', async (context) => {
    const id = messageFileIdSchema.safeParse(context.req.param('id')).data;
    const viewer = await findFileReader(services, context);
    if (!id || !viewer) return respondNotFound(context);
    const file = await findReadableFile(db, viewer, id);
    if (!file || fileStateOf(file.scan) !== 'ready') return respondNotFound(context);
    const parts = await listParts(db, id, file.edition);
    const first = parts[0];
    if (!first || !(await isStored(first.file))) {
      return respondWithProblem(
        context,
        {
          code: 'STORAGE_UNAVAILABLE',
          status: 503,
          detail: 'This file cannot be read at the moment. Please try again later.',
        },
        { 'retry-after': '30' },
      );
    }
    return new Response(streamOf(piecesOf(storedSource(files, parts))), {
      headers: {
        'content-type': attachmentKinds[file.kind].mediaType,
        'content-length': String(file.bytes),
        'content-disposition': attachmentDisposition(file.name),
        // Opened all the same, it is nothing that runs.
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      },
    });
  });

  async function isStored(name: Parameters<typeof files.exists>[0]): Promise<boolean> {
    try {
      return await files.exists(name);
    } catch (error) {
      log.error({ err: error }, 'a file of a message could not be read');
      return false;
    }
  }
}

/** Each piece is read when there is room for it. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
