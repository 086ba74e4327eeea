import { z } from 'zod';
import { projectSchema } from '../../../rules/project-form.ts';

const { industry, companySize, urgency, startDate, workArrangement, questions } =
  projectSchema.shape;

/** A choice that may stay open is an empty text in its control. */
const orEmpty = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([z.literal(''), choice]).transform((value) => (value === '' ? null : value));

/** The project form as its controls hold it; checked, it is what the operations take. */
export const projectFormSchema = projectSchema.extend({
  industry: orEmpty(industry),
  companySize: orEmpty(companySize),
  urgency: orEmpty(urgency),
  workArrangement: orEmpty(workArrangement.unwrap()),
  questions: z
    .array(z.string())
    .transform((texts) => texts.map((text) => text.trim()).filter((text) => text !== ''))
    .pipe(questions.unwrap()),
  startDate: z
    .string()
    .transform((value) => value || null)
    .pipe(startDate),
});
export type ProjectFormValues = z.input<typeof projectFormSchema>;
