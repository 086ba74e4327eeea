import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { openProjectFilterShape } from '#features/hiring/projects/contract/open-project-filter.ts';
import { projectCardSchema } from '#features/hiring/projects/contract/project-views.ts';
import { consultantCardSchema } from '#features/profiles/consultants/contract/consultant-card.ts';
import { searchFilterSchema } from '#features/search/query/contract.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { savedSearchIdSchema } from './ids.ts';
import { searchKinds } from './rules/kinds.ts';
import { nameMax, savedSearchesMax } from './rules/limits.ts';

const nameSchema = typedLine()
  .min(1, 'Please give it a name')
  .max(nameMax, `A name cannot exceed ${nameMax} characters`);

const { posted: _, ...projectFilterShape } = openProjectFilterShape;

/** What new projects are narrowed by: when they were posted says nothing of new ones. */
export const newProjectsFilterSchema = z.strictObject(projectFilterShape);

export const savedSearchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(searchKinds),
  name: z.string(),
  /** As the address of the list says it. */
  filter: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of projects: the lowest match score that counts; null where all do. */
  leastScore: z.number().int().nullable(),
  savedAt: timestampSchema,
  /** When something was last found; null while nothing was. */
  foundAt: timestampSchema.nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const foundShape = { id: z.uuid(), foundAt: timestampSchema };
const foundConsultantSchema = z.object({
  ...foundShape,
  /** Null for a consultant who is no longer listed. */
  consultant: consultantCardSchema.nullable(),
});
const foundProjectSchema = z.object({
  ...foundShape,
  /** Null for one that is not open to all any more. */
  project: projectCardSchema.nullable(),
});

const notFound = {
  SAVED_SEARCH_NOT_FOUND: { status: 404, message: 'You have no such saved search.' },
} as const;
const nameTaken = {
  NAME_TAKEN: { status: 409, message: 'You have saved another search under this name.' },
} as const;
const tooMany = {
  TOO_MANY_SEARCHES: {
    status: 409,
    message: `You have saved ${savedSearchesMax} searches. Remove one to make room.`,
  },
} as const;
const nothingToSearch = {
  NOTHING_TO_SEARCH: {
    status: 422,
    message: 'The text has no words to search for. Change it, or leave it empty.',
  },
} as const;
const searchInput = z.strictObject({ savedSearchId: savedSearchIdSchema });
const pageInput = z.strictObject({ savedSearchId: savedSearchIdSchema, ...pageInputShape });

export const savedSearchesContract = {
  list: operation({
    method: 'GET',
    path: '/me/saved-searches',
    access: 'signed-in',
    programs: true,
    summary: 'The searches that the caller has saved, last saved first',
  }).output(z.object({ items: z.array(savedSearchSchema) })),

  saveForConsultants: operation({
    method: 'POST',
    path: '/me/saved-searches/consultants',
    access: 'approved-client',
    right: 'read',
    summary: 'Save a search for consultants, and be notified of those who are listed from now on',
    successStatus: 201,
  })
    .input(z.strictObject({ name: nameSchema, filter: searchFilterSchema }))
    .output(savedSearchSchema)
    .errors({ ...nameTaken, ...tooMany, ...nothingToSearch }),

  saveForProjects: operation({
    method: 'POST',
    path: '/me/saved-searches/projects',
    access: 'consultant',
    summary: 'Save a search for projects, and be notified of those that open from now on and fit',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        name: nameSchema,
        filter: newProjectsFilterSchema,
        /** The lowest match score that counts; null for any. */
        leastScore: z.number().int().min(1).max(100).nullable(),
      }),
    )
    .output(savedSearchSchema)
    .errors({ ...nameTaken, ...tooMany, ...nothingToSearch }),

  rename: operation({
    method: 'PUT',
    path: '/me/saved-searches/{savedSearchId}/name',
    access: 'signed-in',
    summary: 'Give a saved search another name',
  })
    .input(searchInput.extend({ name: nameSchema }))
    .output(savedSearchSchema)
    .errors({ ...notFound, ...nameTaken }),

  remove: operation({
    method: 'DELETE',
    path: '/me/saved-searches/{savedSearchId}',
    access: 'signed-in',
    summary: 'Remove a saved search, with the list of what it has found',
  })
    .input(searchInput)
    .output(z.object({ removed: z.boolean() })),

  listFoundConsultants: operation({
    method: 'GET',
    path: '/me/saved-searches/{savedSearchId}/consultants',
    access: 'approved-client',
    summary: 'The consultants that a saved search has found since, newest first',
  })
    .input(pageInput)
    .output(pageOf(foundConsultantSchema))
    .errors({ ...notFound, ...invalidCursor }),

  listFoundProjects: operation({
    method: 'GET',
    path: '/me/saved-searches/{savedSearchId}/projects',
    access: 'consultant',
    programs: true,
    summary: 'The projects that a saved search has found since, newest first',
  })
    .input(pageInput)
    .output(pageOf(foundProjectSchema))
    .errors({ ...notFound, ...invalidCursor }),
};
