import { type SearchPage, searchFilterSchema } from '#features/search/query/contract.ts';
import { openSearch } from '#features/search/query/server/queries/search-at.ts';
import { searchConsultants } from '#features/search/query/server/queries/search-consultants.ts';
import type { Ask } from './measure-needs.ts';

const pageSize = 20;

/** Asks the product's search: a text, and nothing else. */
export function askSearch(services: Parameters<typeof openSearch>[0]): Ask {
  return async (text) => {
    const at = await openSearch(services);
    const page = at && (await searchConsultants(at, searchOf(text)));
    if (!page) throw new Error('The search index is not loaded.');
    return { people: page.items.map(({ userId }) => userId), fits: saysThatSomethingFits(page) };
  };
}

const searchOf = (text: string) => ({ ...searchFilterSchema.parse({ text }), limit: pageSize });

/** Whether an answer has people and does not say that none fits. */
const saysThatSomethingFits = ({ items, reading }: SearchPage): boolean =>
  items.length > 0 && reading?.fits !== false;
