import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** A photo belongs to no profile any more; committed together with what made it so. Its files are to be removed. */
export const photoDiscarded = defineJob({
  name: 'photo-discarded',
  data: z.strictObject({ photoId: z.uuid() }),
  staysInside: true,
});

/** An hour has passed, and photos may have been uploaded and never saved. */
export const loosePhotosDue = defineRecurringJob({
  name: 'loose-photos-due',
  cron: '17 * * * *',
  schedule: 'loose-photos',
  staysInside: true,
});
