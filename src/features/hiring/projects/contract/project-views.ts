import { z } from 'zod';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { companySizes, d365Statuses, industries } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import {
  projectStatuses,
  projectTypes,
  seniorities,
  urgencies,
  visibilities,
} from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** What every consultant may see of a public, open project: nothing that tells who the client is. */
export const projectCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses.values),
  projectType: z.enum(projectTypes.values),
  /** `not-sure` alone where the client could not tell which. */
  modules: z.array(z.string()),
  extraSkills: z.array(z.string()),
  timeline: z.enum(timelines.values),
  budgetMinUsd: z.number().int(),
  budgetMaxUsd: z.number().int(),
  startDate: z.iso.date().nullable(),
  urgency: z.enum(urgencies.values).nullable(),
  seniority: z.enum(seniorities.values).nullable().default(null),
  workArrangement: z.enum(workArrangements.values).nullable(),
  place: z.string(),
  currentD365Status: z.enum(d365Statuses.values),
  createdAt: timestampSchema,
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

/** Company and contact: for the client, for consultants who applied, and for admins. */
export const projectContactSchema = z.object({
  companyName: z.string(),
  industry: z.enum(industries.values).nullable(),
  companySize: z.enum(companySizes.values).nullable(),
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
});
export type ProjectContact = z.infer<typeof projectContactSchema>;

export const ownProjectSchema = projectCardSchema.extend({
  ...projectContactSchema.shape,
  /** The member of the company who is in charge of it. */
  inChargeId: z.uuid(),
  visibility: z.enum(visibilities.values),
  budgetRange: z.enum(budgetRanges.values),
  /** What applicants are asked. */
  questions: z.array(z.string()),
  closingReason: z.string().nullable(),
  closedAt: timestampSchema.nullable(),
  /** It closed because its client did not say that it was still open. */
  endedBySilence: z.boolean(),
  /** When its client put it away; null while it is on their list. */
  archivedAt: timestampSchema.nullable(),
  /** While its client is asked whether it is still open: since when, and on which day it closes unless they say so. */
  stillOpen: z.object({ askedAt: timestampSchema, closesOn: z.iso.date() }).nullable(),
  updatedAt: timestampSchema,
  /** What the client may do with it now. */
  can: z.object({
    edit: z.boolean(),
    complete: z.boolean(),
    cancel: z.boolean(),
    archive: z.boolean(),
    unarchive: z.boolean(),
  }),
});
export type OwnProject = z.infer<typeof ownProjectSchema>;

/** What a template keeps of a project: its form, but the start date, which belongs to one project alone. */
export const templateFormSchema = ownProjectSchema.pick({
  title: true,
  description: true,
  projectType: true,
  modules: true,
  extraSkills: true,
  timeline: true,
  budgetRange: true,
  urgency: true,
  seniority: true,
  currentD365Status: true,
  workArrangement: true,
  place: true,
  questions: true,
  visibility: true,
  companyName: true,
  industry: true,
  companySize: true,
  contactName: true,
  contactEmail: true,
  phone: true,
});
export type TemplateForm = z.infer<typeof templateFormSchema>;

export const projectTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  form: templateFormSchema,
  savedAt: timestampSchema,
});
export type ProjectTemplate = z.infer<typeof projectTemplateSchema>;
