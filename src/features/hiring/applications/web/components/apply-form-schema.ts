import { z } from 'zod';
import { answeredQuestionSchema } from '../../rules/application-form.ts';
import { termsFormSchema } from './terms-form.ts';

/**
 * An application as the controls of its form hold it. What is wrong with a letter is said when it is sent, by a toast
 * too, so nothing is refused before.
 */
export const applyFormSchema = z.object({
  coverLetter: z.string(),
  terms: termsFormSchema,
  answers: z.array(answeredQuestionSchema.shape.answer),
});
export type ApplyValues = z.input<typeof applyFormSchema>;
