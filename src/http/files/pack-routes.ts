import { Hono } from 'hono';
import { makePack } from '#features/agreements/packs/server/queries/pack.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { BoundedQueue } from '#lib/bounded-queue.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound, respondWithProblem } from '../edge/problems.ts';
import { findFileReader } from './file-reader.ts';

/** A pack is made in memory: one after the other, and so many wait at most. */
const mostAtOnce = 8;

/**
 * `/packs/{applicationId}.zip`: all papers of a deal for one of its sides, by role, asked each time. Programs and
 * admins who impersonate a user get none; a deal that is not theirs and none at all answer alike.
 */
export function packRoutes(services: Services): Hono {
  const queue = new BoundedQueue(mostAtOnce);
  return new Hono().get('/packs/:file{.+\\.zip}', async (context) => {
    const viewer = await findFileReader(services, context);
    const name = context.req.param('file').replace(/\.zip$/, '');
    const applicationId = applicationIdSchema.safeParse(name).data;
    const own =
      viewer && applicationId ? await findOwnSide(services.db, viewer, applicationId) : null;
    const making = viewer && own ? queue.run(() => makePack(services, viewer, own)) : undefined;
    if (making === null) {
      return respondWithProblem(
        context,
        {
          code: 'BUSY',
          status: 503,
          detail: 'Many packs are made at the moment. Please try again in a minute.',
        },
        { 'retry-after': '60' },
      );
    }
    const pack = await making;
    if (!pack) return respondNotFound(context);
    return context.body(new Uint8Array(pack), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="direct365-papers-of-deal.zip"',
      'cache-control': 'private, no-store',
      vary: 'Cookie',
    });
  });
}
