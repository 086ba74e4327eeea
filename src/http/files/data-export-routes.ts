import { Hono } from 'hono';
import { isFresh } from '#access/assurance.ts';
import { isSignedIn } from '#access/viewer.ts';
import { findLastExport, listParts } from '#features/administration/data-exports/server/queries.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { dayOf } from '#lib/calendar-days.ts';
import type { FileName } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound } from '../edge/problems.ts';

/**
 * `/account/data-export.zip`: the reader's own export only. The address does not name the account. It is read part by
 * part while it is sent. A user without a recent sign-in confirms their identity first.
 */
export function dataExportRoutes(services: Services): Hono {
  const { db, keys, files, publicUrl, clock } = services;
  return new Hono().get('/account/data-export.zip', async (context) => {
    const now = clock.now();
    const viewer = await findViewer(
      { db, keys, publicUrl, isRead: true },
      context.req.header('cookie'),
      now,
    );
    if (viewer.lookingIn || !isSignedIn(viewer)) {
      return context.redirect('/auth?mode=signin&next=/account/your-data', 303);
    }
    if (!isFresh(viewer.session, now)) {
      return context.redirect('/auth/again?next=/account/your-data', 303);
    }
    const found = await findLastExport(db, viewer.userId, now);
    const parts = found?.ready_at ? await listParts(db, found.id) : [];
    // An export that came with a backup has no files.
    const first = parts[0] && (await files.exists(parts[0].file));
    if (!found || !first) return respondNotFound(context);
    const day = dayOf(found.asked_at);
    return new Response(streamOf(files, parts), {
      headers: {
        'content-type': 'application/zip',
        'content-length': String(parts.reduce((sum, { bytes }) => sum + bytes, 0)),
        'content-disposition': `attachment; filename="direct365-your-data-${day}.zip"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}

/** Each part is read when there is room for it. */
function streamOf(files: FileStorage, parts: readonly { file: FileName }[]): ReadableStream {
  const waiting = parts.values();
  return new ReadableStream({
    async pull(controller) {
      const next = waiting.next();
      if (next.done) return controller.close();
      const bytes = await files.read(next.value.file);
      if (!bytes) throw new Error('A part of an export is gone.');
      controller.enqueue(bytes);
    },
  });
}
