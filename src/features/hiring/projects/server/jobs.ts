import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { projectIdSchema } from '../ids.ts';

const project = z.strictObject({ projectId: projectIdSchema });

/** A client marked a project in progress as completed, in 0.6.0, which still runs during an upgrade. */
export const projectCompleted = defineJob({ name: 'project-completed', data: project });

/** A client cancelled a project; those who applied do not know yet. */
export const projectCancelled = defineJob({ name: 'project-cancelled', data: project });

/** The client of a project that has been open for long is to be asked whether it still is. */
export const projectAskedAbout = defineJob({
  name: 'project-asked-about',
  data: project.extend({ askedAt: z.iso.datetime() }),
});

/** A project closed, for its client did not say that it is still open; those who applied do not know yet. */
export const projectUnconfirmed = defineJob({ name: 'project-unconfirmed', data: project });

/** Time has passed: open projects may be due to be asked about, or to be closed. */
export const openProjectsAged = defineRecurringJob({
  name: 'open-projects-aged',
  // The first run of a day does nearly everything, at a time when mails wake no one; the others what was locked just
  // then.
  cron: '7 6-20 * * *',
});
