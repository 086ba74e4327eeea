import { z } from 'zod';
import { projectSchema } from '../../../rules/project-form.ts';

const { shape } = projectSchema;
const text = z.string().exactOptional();

/** The form's values half-way: texts need not be right yet, and anything may be missing. */
const draftSchema = z.object({
  title: text,
  description: text,
  projectType: shape.projectType.exactOptional(),
  modules: z.array(shape.modules.element).exactOptional(),
  extraSkills: z.array(shape.extraSkills.element).exactOptional(),
  timeline: shape.timeline.exactOptional(),
  budgetRange: shape.budgetRange.exactOptional(),
  startDate: text,
  urgency: shape.urgency.exactOptional(),
  seniority: shape.seniority.unwrap().exactOptional(),
  currentD365Status: shape.currentD365Status.exactOptional(),
  workArrangement: shape.workArrangement.unwrap().exactOptional(),
  place: text,
  // An empty question is written as none.
  questions: z
    .array(
      z
        .string()
        .nullable()
        .transform((asked) => asked ?? ''),
    )
    .exactOptional(),
  visibility: shape.visibility.exactOptional(),
  companyName: text,
  industry: shape.industry.exactOptional(),
  companySize: shape.companySize.exactOptional(),
  contactName: text,
  contactEmail: text,
  phone: text,
});

/** What the client has typed so far. */
export type ProjectDraft = z.output<typeof draftSchema>;

/** Writes down what has been filled in. Fields left empty are left out, and start as in a new form. */
export function writeDraft(values: object): string {
  return JSON.stringify(values, (_name, value: unknown) => (value === '' ? undefined : value));
}

/** Reads a draft; null when there is none, or none that fits the form as it is today. */
export function readDraft(kept: string | null): ProjectDraft | null {
  if (kept === null) return null;
  try {
    return draftSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
