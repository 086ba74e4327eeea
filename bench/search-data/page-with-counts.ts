import { readText } from '#features/search/query/server/queries/read-text.ts';
import {
  countChoices,
  countConsultants,
  type SearchAt,
} from '#features/search/query/server/queries/search-at.ts';
import { searchConsultants } from '#features/search/query/server/queries/search-consultants.ts';
import type { Question } from './search-shapes.ts';

/**
 * The first page of a question, its total, and the counts of all choices: asked at the same time, as a page of the site
 * asks them.
 */
export async function findPageWithCounts(
  open: () => Promise<SearchAt>,
  { filter, sort }: Question,
): Promise<void> {
  const page = async () => searchConsultants(await open(), { ...filter, sort, limit: 20 });
  const counts = async () => {
    const at = await open();
    const read = await readText(at, filter);
    const text = read?.asked ?? null;
    await countConsultants(at, filter, text);
    return countChoices(at, filter, text);
  };
  await Promise.all([page(), counts()]);
}
