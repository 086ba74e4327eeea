import { z } from 'zod';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { companySizes, d365Statuses, industries } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import {
  projectTypes,
  seniorities,
  urgencies,
  visibilities,
} from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { extraSkillIds } from '#catalogue/extra-skills.ts';
import { moduleChoices, notSure } from '#catalogue/project-requirements.ts';
import { daySchema } from '#lib/api/day.ts';
import { areDistinct } from '#lib/api/distinct-items.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';

const requiredLine = (message: string, max: number) => typedLine().min(1, message).max(max);

const standsAlone = (modules: readonly string[]): boolean =>
  modules.length < 2 || !modules.includes(notSure);

/** So many questions a client may put to applicants, each of so many characters. */
export const mostQuestions = 3;
export const questionMaxLength = 300;

/** The project form, for posting and for editing. All fields are stored. */
export const projectSchema = z.strictObject({
  title: requiredLine('Please enter a project title', 150),
  description: typedText().min(1, 'Please enter a project description').max(5000),
  projectType: z.enum(projectTypes.values, { error: 'Please select a project type' }),
  modules: z
    .array(z.enum(moduleChoices))
    .min(1, 'Please select at least one D365 module')
    .refine(areDistinct, 'Each module can be chosen once')
    .refine(standsAlone, 'Choose modules, or “Not sure”'),
  extraSkills: z.array(z.enum(extraSkillIds)).refine(areDistinct, 'Each skill can be chosen once'),
  timeline: z.enum(timelines.values, { error: 'Please select an expected duration' }),
  budgetRange: z.enum(budgetRanges.values, { error: 'Please select a budget range' }),
  startDate: daySchema({ from: '2000-01-01' }).nullable(),
  urgency: z.enum(urgencies.values).nullable(),
  /** How experienced a consultant is wanted; left out it is not said. */
  seniority: z.enum(seniorities.values).nullable().default(null),
  currentD365Status: z.enum(d365Statuses.values, {
    error: 'Please select your current D365 status',
  }),
  /** Where the work is done; left out it is not said. */
  workArrangement: z.enum(workArrangements.values).nullable().default(null),
  /** A city or a region, as people write it. */
  place: typedLine().max(100).default(''),
  /** What applicants are asked, beside the cover letter. */
  questions: z
    .array(
      typedLine()
        .min(1, 'Please write the question, or remove it')
        .max(questionMaxLength, `A question can have up to ${questionMaxLength} characters`),
    )
    .max(mostQuestions, `You can ask up to ${mostQuestions} questions`)
    .refine(areDistinct, 'Each question can be asked once')
    .default([]),
  visibility: z.enum(visibilities.values),
  companyName: requiredLine('Please enter your company name or industry', 150),
  industry: z.enum(industries.values).nullable(),
  companySize: z.enum(companySizes.values).nullable(),
  contactName: requiredLine('Please enter a contact name', 150),
  contactEmail: emailAddress(),
  phone: typedLine().max(30),
});
export type ProjectInput = z.output<typeof projectSchema>;
