import { z } from 'zod';
import { operation } from '#access/operation.ts';

/** What happened in one month, in UTC. */
export const growthMonthSchema = z.object({
  month: z.string(),
  clients: z.number().int(),
  consultants: z.number().int(),
  approvals: z.number().int(),
  subscriptions: z.number().int(),
  projects: z.number().int(),
  applications: z.number().int(),
  /** Of these applications, how many were accepted or declined. */
  answered: z.number().int(),
  /** The median of the hours until then; null below five of them. */
  medianAnswerHours: z.number().nullable(),
});
export type GrowthMonth = z.infer<typeof growthMonthSchema>;

export const growthContract = {
  get: operation({
    method: 'GET',
    path: '/admin/growth',
    access: 'admin',
    reads: 'replica',
    summary: 'Sign-ups, approvals, subscriptions, projects, applications and answers by month',
  }).output(z.object({ months: z.array(growthMonthSchema) })),
};
