import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { projectIdSchema } from '../ids.ts';

const project = z.strictObject({ projectId: projectIdSchema });

/** A client marked a project in progress as completed. */
export const projectCompleted = defineJob({ name: 'project-completed', data: project });

/** A client cancelled a project; those who applied do not know yet. */
export const projectCancelled = defineJob({ name: 'project-cancelled', data: project });
