import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { discardLoosePhotos, removeDiscardedPhoto } from './commands/clear-photos.ts';
import { refreshPublicGroups } from './commands/refresh-public-groups.ts';
import { loosePhotosDue, photoDiscarded, publicFiguresAged } from './jobs.ts';

/** What follows from facts about consultants. */
export const consultantsWorkers: JobHandler<Services>[] = [
  handleJob(publicFiguresAged, async (_, { services: { db, clock, isDemo } }) => {
    const at = { now: clock.now(), isDemo };
    await db.transaction().execute((tx) => refreshPublicGroups(tx, at));
  }),

  handleJob(photoDiscarded, ({ photoId }, { services: { db, files } }) =>
    removeDiscardedPhoto(db, files, photoId),
  ),

  handleJob(loosePhotosDue, async (_, { services, signal }) => {
    let hasMore = true;
    while (hasMore && !signal.aborted) {
      hasMore = await services.db.transaction().execute((tx) => discardLoosePhotos(tx, services));
    }
  }),
];
