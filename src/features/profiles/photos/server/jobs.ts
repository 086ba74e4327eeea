import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** A photo belongs to no profile any more; committed together with what made it so. Its files are to be removed. */
export const photoDiscarded = defineJob({
  name: 'photo-discarded',
  data: z.strictObject({ photoId: z.uuid() }),
  staysInside: true,
});

/** An hour has passed, and photos may have been uploaded and never saved. */
export const loosePhotosDue = defineJob({
  name: 'loose-photos-due',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({
  name: 'loose-photos',
  cron: '17 * * * *',
  definition: loosePhotosDue,
  data: {},
});
