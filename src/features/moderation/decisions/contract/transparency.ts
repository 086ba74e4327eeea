import { z } from 'zod';
import { reportCauseIds } from '#features/moderation/reports/rules.ts';
import { accountGrounds, decisionKinds } from '../rules.ts';

const count = z.number().int();
const countsOf = <Value extends string>(values: readonly Value[]) =>
  z.record(z.enum(values), count);

/** What was counted in one calendar year (UTC). */
export const transparencyYearSchema = z.object({
  year: z.number().int(),
  reports: z.object({
    received: count,
    byCause: countsOf(reportCauseIds),
    upheld: count,
    dismissed: count,
    /** Half of the settled ones waited no longer; null where none was settled. */
    medianDays: z.number().nullable(),
  }),
  decisions: z.object({
    total: count,
    byKind: countsOf(decisionKinds.values),
    byGround: countsOf(accountGrounds.values),
  }),
  appeals: z.object({
    received: count,
    upheld: count,
    reversed: count,
    /** Half of the answered ones waited no longer; null where none was answered. */
    medianDays: z.number().nullable(),
  }),
});
export type TransparencyYear = z.infer<typeof transparencyYearSchema>;
