import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { discardLoosePhotos, removeDiscardedPhoto } from './commands/clear-photos.ts';
import { loosePhotosDue, photoDiscarded } from './jobs.ts';

/** Event handlers: photos. */
export const photosWorkers: JobHandler<Services>[] = [
  handleJob(photoDiscarded, ({ photoId }, { services }) => removeDiscardedPhoto(services, photoId)),

  handleJob(loosePhotosDue, async (_, { services, signal }) => {
    let hasMore = true;
    while (hasMore && !signal.aborted) {
      hasMore = await services.write((tx) => discardLoosePhotos(tx, services));
    }
  }),
];
