import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { dealApprovalIdSchema } from '../ids.ts';

const approval = z.strictObject({ approvalId: dealApprovalIdSchema });

/** A member asked for an approval: those who may give it are mailed. */
export const approvalAsked = defineJob({ name: 'deal-approval-asked', data: approval });

/** An approval was given or refused: the member who asked is mailed. */
export const approvalDecided = defineJob({ name: 'deal-approval-decided', data: approval });
