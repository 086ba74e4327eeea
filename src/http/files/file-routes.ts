import { Hono } from 'hono';
import { isApprovedClient, type Viewer } from '#access/viewer.ts';
import { hasAcceptedConsultant } from '#features/hiring/applications/server/queries/accepted-consultants.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { showsPhotoToClients } from '#features/profiles/consultants/server/queries/shown-photos.ts';
import { maySeePhotoFile } from '#features/profiles/photos/policy.ts';
import { findPhotoFile, type PhotoFile } from '#features/profiles/photos/server/queries.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';
import { StorageUnavailable } from '#lib/files/file-storage.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound, respondWithProblem } from '../edge/problems.ts';

const year = 31_536_000;
const quarterOfAnHour = 900;

/**
 * `/files/{name}`: stored pictures. A name stands for its content for ever, so browsers may cache it. Access is checked
 * on each fetch, because even an unguessable name can be passed on, and the right to a sharp photo can end.
 */
export function fileRoutes(services: Services): Hono {
  const { db, keys, files, publicUrl, clock, log } = services;
  const notFound = (context: Parameters<typeof respondWithProblem>[0]) => respondNotFound(context);

  return new Hono().get('/files/:name', async (context) => {
    const name = parseFileName(context.req.param('name'));
    const file = name && (await findPhotoFile(db, name));
    if (!name || !file) return notFound(context);
    const cookies = context.req.header('cookie');
    const source = { db, keys, publicUrl, isRead: true };
    const viewer = await findViewer(source, cookies, clock.now());
    if (!(await mayOpen(services, viewer, file))) return notFound(context);
    const headers = headersOf(name, file, viewer);
    if (context.req.header('if-none-match') === headers.etag) {
      return context.body(null, 304, headers);
    }
    try {
      const bytes = await files.read(name);
      return bytes ? context.body(bytes, 200, headers) : notFound(context);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'a file could not be read');
      return respondWithProblem(
        context,
        {
          code: 'STORAGE_UNAVAILABLE',
          status: 503,
          detail: 'Pictures cannot be read at the moment. Please try again later.',
        },
        { 'retry-after': '30' },
      );
    }
  });
}

async function mayOpen({ db }: Services, viewer: Viewer, file: PhotoFile): Promise<boolean> {
  const isClientsLook = isApprovedClient(viewer) && !file.isBlurred;
  const isShownToClients = isClientsLook && (await showsPhotoToClients(db, file.ownerId));
  const hasAccepted =
    isClientsLook && !isShownToClients && (await hasAcceptedConsultant(db, viewer, file.ownerId));
  return maySeePhotoFile(viewer, file, { hasAccepted, isShownToClients });
}

const headersOf = (name: FileName, file: PhotoFile, viewer: Viewer) => ({
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="photo.webp"',
  // Opened directly, a file is a picture and nothing else.
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': cachingOf(file, viewer),
  vary: 'Cookie',
  etag: `"${name}"`,
});

function cachingOf({ isBlurred }: PhotoFile, { lookingIn }: Viewer): string {
  // What an admin sees while impersonating a user is not cached.
  if (lookingIn) return 'private, no-store';
  // The right to a sharp photo can be taken back: then browsers ask before they show it again.
  return isBlurred
    ? `private, max-age=${year}, immutable`
    : `private, max-age=${quarterOfAnHour}, must-revalidate`;
}
