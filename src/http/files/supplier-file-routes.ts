import { Hono } from 'hono';
import { supplierFileIdSchema } from '#features/agreements/suppliers/ids.ts';
import { findReadableFile } from '#features/agreements/suppliers/server/queries/files.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { attachmentKinds } from '#lib/attachments/attachment-kinds.ts';
import { attachmentDisposition } from '#lib/attachments/safe-name.ts';
import { StorageUnavailable } from '#lib/files/file-storage.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound, respondWithProblem } from '../edge/problems.ts';

/**
 * `/supplier-files/{id}`: a document of a supplier, for its consultant and for the companies of their deals, asked each
 * time. Programs and admins who impersonate a user get none. It is only ever saved; what is foreign and what is absent
 * answer alike.
 */
export function supplierFileRoutes(services: Services): Hono {
  const { db, keys, files, publicUrl, clock, log } = services;
  return new Hono().get('/supplier-files/:id', async (context) => {
    const id = supplierFileIdSchema.safeParse(context.req.param('id')).data;
    const source = { db, keys, publicUrl, isRead: true };
    const viewer = await findViewer(source, context.req.header('cookie'), clock.now());
    if (!id || viewer.kind !== 'signed-in' || viewer.lookingIn) return respondNotFound(context);
    if (viewer.accountState === 'suspended' || viewer.accountState === 'leaving')
      return respondNotFound(context);
    const file = await findReadableFile(db, viewer, id);
    if (!file) return respondNotFound(context);
    const bytes = await read(file.file);
    if (!bytes) {
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
    return context.body(bytes, 200, {
      'content-type': attachmentKinds.pdf.mediaType,
      'content-disposition': attachmentDisposition(file.name),
      // Opened all the same, it is nothing that runs.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      vary: 'Cookie',
    });
  });

  async function read(name: Parameters<typeof files.read>[0]) {
    try {
      return await files.read(name);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'a document could not be read');
      return null;
    }
  }
}
