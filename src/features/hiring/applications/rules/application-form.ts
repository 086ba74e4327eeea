import { z } from 'zod';
import { areDistinct } from '#lib/api/distinct-items.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { termsOrNone } from './terms.ts';
import { termsSchema } from './terms-schema.ts';

/** Recommended, not enforced. */
export const recommendedCoverLetterLength = 100;
export const coverLetterMaxLength = 5000;
export const answerMaxLength = 2000;

export const coverLetterSchema = typedText()
  .min(1, "Please write a cover letter explaining why you're suitable for this role.")
  .max(coverLetterMaxLength, `A cover letter can have up to ${coverLetterMaxLength} characters`);

/** A question of the project's, word for word, with the answer. */
export const answeredQuestionSchema = z.strictObject({
  question: z.string().max(1000),
  answer: typedText().max(
    answerMaxLength,
    `An answer can have up to ${answerMaxLength} characters`,
  ),
});
export type AnsweredQuestion = z.output<typeof answeredQuestionSchema>;

/** What a consultant sends to apply, beside the project. */
export const applicationShape = {
  coverLetter: coverLetterSchema,
  terms: termsSchema.nullable().default(null).transform(termsOrNone),
  answers: z
    .array(answeredQuestionSchema)
    .max(3)
    .refine(
      (answers) => areDistinct(answers.map(({ question }) => question)),
      'Each question can be answered once',
    )
    .default([]),
};

/**
 * The answers that are kept: those that say something. Null where one answers what the project does not ask, because
 * its client has changed the questions meanwhile.
 */
export function answersToKeep(
  questions: readonly string[],
  answers: readonly AnsweredQuestion[],
): AnsweredQuestion[] | null {
  const given = answers.filter(({ answer }) => answer !== '');
  return given.every(({ question }) => questions.includes(question)) ? given : null;
}
