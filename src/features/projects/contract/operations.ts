import { z } from 'zod';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { companySizes, d365Statuses, industries } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import {
  projectStatuses,
  projectTypes,
  urgencies,
  visibilities,
} from '#catalogue/enumerations/project.ts';
import { operation } from '#lib/api/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { projectIdSchema } from '../ids.ts';
import { projectSchema } from '../rules/project-form.ts';
import { openProjectFilterShape } from './open-project-filter.ts';

/** What every consultant may see of a public, open project: nothing that tells who the client is. */
export const projectCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses.values),
  projectType: z.enum(projectTypes.values),
  modules: z.array(z.string()),
  extraSkills: z.array(z.string()),
  timeline: z.enum(timelines.values),
  budgetMinUsd: z.number().int(),
  budgetMaxUsd: z.number().int(),
  startDate: z.iso.date().nullable(),
  urgency: z.enum(urgencies.values).nullable(),
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
  visibility: z.enum(visibilities.values),
  budgetRange: z.enum(budgetRanges.values),
  closingReason: z.string().nullable(),
  closedAt: timestampSchema.nullable(),
  updatedAt: timestampSchema,
  /** What the client may do with it now. */
  can: z.object({ edit: z.boolean(), complete: z.boolean(), cancel: z.boolean() }),
});
export type OwnProject = z.infer<typeof ownProjectSchema>;

const notFound = {
  PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
} as const;
const wrongState = {
  PROJECT_STATE: { status: 409, message: 'The project is not in a state that allows this.' },
} as const;
const projectInput = z.strictObject({ projectId: projectIdSchema });

export const projectsContract = {
  post: operation({
    method: 'POST',
    path: '/projects',
    access: 'client',
    summary: 'Post a project; it is open at once',
    successStatus: 201,
  })
    .input(projectSchema)
    .output(ownProjectSchema),

  listOwn: operation({
    method: 'GET',
    path: '/me/projects',
    access: 'client',
    summary: 'The own projects, newest first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(ownProjectSchema))
    .errors(invalidCursor),

  getOwn: operation({
    method: 'GET',
    path: '/me/projects/{projectId}',
    access: 'client',
    summary: 'One of the own projects',
  })
    .input(projectInput)
    .output(ownProjectSchema)
    .errors(notFound),

  listOpen: operation({
    method: 'GET',
    path: '/projects/open',
    access: 'consultant',
    summary: 'Open public projects, newest first',
    description:
      'Narrowed by words, by what is asked for (a module, an extra skill or a whole product), by duration, by the ' +
      'smallest budget, and by when they were posted.',
  })
    .input(z.strictObject({ ...openProjectFilterShape, ...pageInputShape }))
    .output(pageOf(projectCardSchema))
    .errors(invalidCursor),

  edit: operation({
    method: 'PUT',
    path: '/me/projects/{projectId}',
    access: 'client',
    summary: 'Save every field of an open project',
  })
    .input(projectSchema.extend({ projectId: projectIdSchema }))
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),

  complete: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/complete',
    access: 'client',
    summary: 'Mark a project in progress as completed',
  })
    .input(projectInput)
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),

  cancel: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/cancel',
    access: 'client',
    summary: 'Cancel an open project or one in progress; everyone who applied is told',
  })
    .input(projectInput.extend({ reason: typedText().max(1000).default('') }))
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),
};
