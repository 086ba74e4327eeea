import { z } from 'zod';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import {
  checklistAnswers,
  type checklistPoints,
  environmentMaxLength,
  environmentsMax,
  wordsMaxLength,
} from '../rules.ts';

/** How each point of the checklist is answered. */
export const checklistAnswersSchema = z.strictObject({
  handover: z.enum(checklistAnswers),
  accessReturned: z.enum(checklistAnswers),
  documents: z.enum(checklistAnswers),
  pointsSettled: z.enum(checklistAnswers),
} satisfies Record<(typeof checklistPoints)[number], z.ZodType>);

/** What a side says of a deal whose completion it proposes. */
export const checklistSchema = checklistAnswersSchema
  .extend({
    openPoints: typedText()
      .max(wordsMaxLength, `Open points cannot exceed ${wordsMaxLength} characters`)
      .default(''),
    /** Whose access was not returned. */
    environments: z
      .array(typedLine().min(1).max(environmentMaxLength))
      .max(environmentsMax, `Please name at most ${environmentsMax} environments`)
      .default([]),
  })
  .refine(
    ({ environments, accessReturned }) => environments.length === 0 || accessReturned === 'no',
    {
      path: ['environments'],
      message: 'Environments are named where access was not returned',
    },
  );
export type Checklist = z.output<typeof checklistSchema>;
