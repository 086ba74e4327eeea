import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { openProjectSorts } from '#catalogue/enumerations/project.ts';
import { openProjectFilterShape } from '#features/hiring/projects/contract/open-project-filter.ts';
import { projectCardSchema } from '#features/hiring/projects/contract/project-views.ts';
import {
  correctionSchema,
  matchedPartSchema,
  textReadingSchema,
} from '#features/search/query/contract.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';

const foundProjectSchema = projectCardSchema.extend({
  /** What of the text this project was found by, what counts most first; empty without a text. */
  matched: z.array(matchedPartSchema),
  /** The words of the text that nothing in this project answers. */
  missed: z.array(z.string()),
});

/** How consultants find open projects; published as `projects`, beside what clients do with theirs. */
export const openProjectsContract = {
  listOpen: operation({
    method: 'GET',
    path: '/projects/open',
    access: 'consultant',
    programs: true,
    reads: 'replica',
    summary: 'Open public projects, newest first unless another order is asked for',
    description:
      'Narrowed by what is asked for (a module, an extra skill or a whole product), by duration, by the smallest ' +
      'budget, and by when they were posted. A text is read as that of a search for consultants is: place, ' +
      'arrangement, rate, start and duration narrow the list, other words rank the thousand newest of it. By `match`, ' +
      'those of one score come by the own match score; without a text the thousand newest come in that order, and ' +
      'older ones follow newest first. A cursor goes on in the order that it was given out in.',
  })
    .input(
      z.strictObject({
        ...openProjectFilterShape,
        sort: z.enum(openProjectSorts.values).default('newest'),
        ...pageInputShape,
      }),
    )
    .output(
      pageOf(foundProjectSchema).extend({
        /** "Showing results for {used}"; null when the text was searched for as it was typed. */
        correction: correctionSchema.nullable(),
        /** How the text was read; null where no text asks for anything. */
        reading: textReadingSchema.nullable(),
      }),
    )
    .errors(invalidCursor),
};
