import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { d365Statuses } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes, seniorities, urgencies } from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { extraSkillIds } from '#catalogue/extra-skills.ts';
import { moduleChoices } from '#catalogue/project-requirements.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { briefLimits } from './rules/brief-limits.ts';
import { questionReasons } from './rules/finding.ts';

/** A value, and the words of the text that it came from. */
const said = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, words: z.array(z.string()) });

/** The fields of the project form that have one value. */
const briefFieldShape = {
  title: z.string(),
  projectType: z.enum(projectTypes.values),
  timeline: z.enum(timelines.values),
  budgetRange: z.enum(budgetRanges.values),
  startDate: z.iso.date(),
  urgency: z.enum(urgencies.values),
  seniority: z.enum(seniorities.values),
  currentD365Status: z.enum(d365Statuses.values),
  workArrangement: z.enum(workArrangements.values),
  place: z.string(),
};

const briefSchema = z.object({
  fields: z.object({
    title: said(briefFieldShape.title).nullable(),
    projectType: said(briefFieldShape.projectType).nullable(),
    timeline: said(briefFieldShape.timeline).nullable(),
    budgetRange: said(briefFieldShape.budgetRange).nullable(),
    startDate: said(briefFieldShape.startDate).nullable(),
    urgency: said(briefFieldShape.urgency).nullable(),
    seniority: said(briefFieldShape.seniority).nullable(),
    currentD365Status: said(briefFieldShape.currentD365Status).nullable(),
    workArrangement: said(briefFieldShape.workArrangement).nullable(),
    place: said(briefFieldShape.place).nullable(),
  }),
  modules: z.array(said(z.enum(moduleChoices))),
  extraSkills: z.array(said(z.enum(extraSkillIds))),
  /** What the text leaves open, and why. */
  questions: z.array(
    z.object({
      field: z.enum([
        ...['title', 'projectType', 'timeline', 'budgetRange', 'startDate', 'urgency'],
        'seniority',
        ...['currentD365Status', 'workArrangement', 'place', 'modules'],
      ] as const),
      reason: z.enum(questionReasons),
      words: z.array(z.string()),
    }),
  ),
  /** The host of the service that can be asked for more; null where the operator has set none. */
  provider: z.string().nullable(),
});
export type BriefView = z.infer<typeof briefSchema>;

/** What a provider thinks that a text means: choices of the form and nothing else. */
const suggestionSchema = z.object({
  projectType: briefFieldShape.projectType.nullable(),
  timeline: briefFieldShape.timeline.nullable(),
  budgetRange: briefFieldShape.budgetRange.nullable(),
  urgency: briefFieldShape.urgency.nullable(),
  seniority: briefFieldShape.seniority.nullable(),
  currentD365Status: briefFieldShape.currentD365Status.nullable(),
  workArrangement: briefFieldShape.workArrangement.nullable(),
  modules: z.array(z.enum(moduleChoices)),
  extraSkills: z.array(z.enum(extraSkillIds)),
});
export type BriefSuggestion = z.infer<typeof suggestionSchema>;

const textInput = z.strictObject({
  /** What a client needs, in their own words. */
  text: typedText()
    .min(1, 'Please write what you need')
    .max(briefLimits.text, `Please use at most ${briefLimits.text} characters`),
});

export const briefsContract = {
  read: operation({
    method: 'POST',
    path: '/briefs',
    access: 'client',
    summary: 'What a text in the client’s own words says of a project, and what it leaves open',
    description:
      'It follows from the text, the catalogue and the day. Nothing is stored, and nothing leaves the server.',
  })
    .input(textInput)
    .output(briefSchema),

  askProvider: operation({
    method: 'POST',
    path: '/briefs/provider',
    access: 'client',
    summary: 'Send a text to the operator’s service for language, and get the choices it suggests',
    description:
      'The text leaves the server: call it only when the person has agreed. Suggestions are choices of the project form. ' +
      'They are not stored, and no ranking knows of them.',
  })
    .input(textInput)
    .output(suggestionSchema)
    .errors({
      PROVIDER_OFF: { status: 409, message: 'No service for language is set up here.' },
      PROVIDER_FAILED: {
        status: 503,
        message: 'The service did not answer as expected. Please try again later.',
      },
    }),
};
