import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** A user reported a profile or a project; committed together with the report. */
export const reportReceived = defineJob({
  name: 'report-received',
  data: z.object({ reportId: z.uuid() }),
});

/** An admin said what was found; committed together with it. */
export const reportSettled = defineJob({
  name: 'report-settled',
  data: z.object({ reportId: z.uuid() }),
});

/** An appeal has reversed what followed from an upheld report: its reporter is mailed. */
export const reportReversed = defineJob({
  name: 'report-reversed',
  data: z.strictObject({ reportId: z.uuid() }),
});
