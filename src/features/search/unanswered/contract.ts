import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { longestText, unansweredKinds } from './rules.ts';

const kind = z.enum(unansweredKinds);

const unansweredTextSchema = z.object({
  text: z.string(),
  kind,
  searches: z.number().int(),
  /** The last day on which it was counted, in UTC: `2026-11-13`. */
  lastDay: z.string(),
});
export type UnansweredText = z.infer<typeof unansweredTextSchema>;

export const unansweredContract = {
  record: operation({
    method: 'POST',
    path: '/unanswered-searches',
    access: 'approved-client',
    right: 'read',
    summary: 'Count a search text that was not answered',
    description:
      'Pages call it if the user allows analytics. The text is counted without its user. Texts with contact details, and searches of admins, are not counted.',
  })
    .input(z.strictObject({ text: z.string().min(1).max(longestText), kind }))
    .output(z.object({ received: z.literal(true) })),

  list: operation({
    method: 'GET',
    path: '/admin/unanswered-searches',
    access: 'admin',
    summary: 'Search texts of the last 30 days that were not answered, the most frequent first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(unansweredTextSchema))
    .errors(invalidCursor),
};
