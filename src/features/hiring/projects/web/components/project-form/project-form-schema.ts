import { z } from 'zod';
import { orEmpty } from '#ui/form/or-empty.ts';
import { projectSchema } from '../../../rules/project-form.ts';

const { industry, companySize, urgency, seniority, startDate, workArrangement, questions } =
  projectSchema.shape;

/** The project form as its controls hold it; checked, it is what the operations take. */
export const projectFormSchema = projectSchema.extend({
  industry: orEmpty(industry),
  companySize: orEmpty(companySize),
  urgency: orEmpty(urgency),
  seniority: orEmpty(seniority.unwrap()),
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
