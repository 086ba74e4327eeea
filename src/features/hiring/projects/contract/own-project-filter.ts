import { z } from 'zod';
import { typedText } from '#lib/api/plain-text.ts';
import { filterTextMaxLength } from '../rules/open-project-filter.ts';
import { ownProjectGroups } from '../rules/own-project-filter.ts';

/** What clients narrow their own projects by; left out, all are shown that are not archived. */
export const ownProjectFilterShape = {
  /** Searches title, description and requirements. Quotation marks keep words together; a minus excludes a word. */
  text: typedText().max(filterTextMaxLength).optional(),
  status: z.enum(ownProjectGroups.values).optional(),
};
