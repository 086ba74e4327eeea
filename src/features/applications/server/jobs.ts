import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { applicationIdSchema } from '../ids.ts';

const application = z.strictObject({ applicationId: applicationIdSchema });

/** A consultant applied to a project. */
export const applicationSubmitted = defineJob({ name: 'application-submitted', data: application });

/** The client accepted an application. */
export const applicationAccepted = defineJob({ name: 'application-accepted', data: application });

/** An application was rejected: declined, or because another was accepted or the project cancelled. */
export const applicationRejected = defineJob({ name: 'application-rejected', data: application });

/** A consultant withdrew an application. */
export const applicationWithdrawn = defineJob({ name: 'application-withdrawn', data: application });
