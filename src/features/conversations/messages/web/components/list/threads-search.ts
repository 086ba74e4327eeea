import { readParameters } from '#lib/api/read-parameters.ts';
import type { ThreadsSearch } from '../../queries.ts';

export const searchTextMaxLength = 100;

/** Reads what an address says of the list of conversations; what makes no sense is left out. */
export function readThreadsSearch({ filter, text }: Record<string, unknown>): ThreadsSearch {
  // An address has no types: a number there was typed as words.
  const words = String(text ?? '')
    .trim()
    .slice(0, searchTextMaxLength);
  return readParameters<ThreadsSearch>(['filter', 'text'], {
    ...(filter === 'unread' || filter === 'archived' ? { filter } : {}),
    ...(words ? { text: words } : {}),
  });
}
