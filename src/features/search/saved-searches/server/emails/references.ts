import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { searchKinds } from '../../rules/kinds.ts';

/** To the owner of a saved search with new results: how many, and nothing of what. */
export const savedSearchFound = defineMailReference(
  'saved-search-found',
  z.strictObject({
    recipientFirstName: z.string(),
    kind: z.enum(searchKinds),
    /** What its person calls the search. */
    name: z.string(),
    count: z.number().int().positive(),
    foundUrl: absoluteUrl,
  }),
  { hasSetting: true },
);
