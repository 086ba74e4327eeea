import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { openSearch } from '#features/search/query/server/queries/search-at.ts';
import { suggestConsultants } from '#features/search/query/server/queries/suggest-consultants.ts';
import type { NeedPerson } from './need.ts';
import type { SuggestionNeed } from './suggestion-needs.ts';

export interface SuggestionFigures {
  /** The share of the projects whose right person is suggested first. */
  first: number;
  /** One divided by the place of the right person, 0 beyond ten: the mean over all projects. */
  reciprocalRank: number;
  misses: string[];
}

/** Asks for the suggestions of each project: remote work for months, at a budget that allows for any rate. */
export async function measureSuggestions(
  services: Parameters<typeof openSearch>[0],
  needs: readonly SuggestionNeed[],
  people: ReadonlyMap<string, NeedPerson>,
): Promise<SuggestionFigures> {
  const at = await openSearch(services);
  if (!at) throw new Error('The search index is not loaded.');
  const places: number[] = [];
  const misses: string[] = [];
  for (const { title, description, modules, first } of needs) {
    const need = viewNeed({
      ...{ title, description, modules: [...modules], extra_skills: [] },
      ...{ timeline: '3-6-months', budget_max_usd: 250_000 },
      ...{ work_arrangement: 'remote', place: '' },
    });
    const suggested = await suggestConsultants(at, need, { limit: 10 });
    const came = suggested.map(({ userId }) => people.get(userId)?.key ?? '?');
    const place = came.indexOf(first) + 1;
    places.push(place);
    if (place !== 1) misses.push(`${title}: ${first} is number ${place}; came ${came.join(', ')}`);
  }
  const mean = (figureOf: (place: number) => number): number =>
    places.reduce((sum, place) => sum + figureOf(place), 0) / places.length;
  return {
    first: mean((place) => (place === 1 ? 1 : 0)),
    reciprocalRank: mean((place) => (place === 0 ? 0 : 1 / place)),
    misses,
  };
}
