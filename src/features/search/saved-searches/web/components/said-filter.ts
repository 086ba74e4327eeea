import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { readOpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import {
  budgetsFrom,
  skillChoices,
} from '#features/search/open-projects/web/components/open-project-choices.ts';
import { chosenFilters } from '#features/search/query/web/components/chosen-filters.ts';
import { readFindSearch } from '#features/search/query/web/components/find-search.ts';
import type { SavedSearch } from '../../contract.ts';

type Wanted = Pick<SavedSearch, 'kind' | 'leastScore'> & { filter: Record<string, unknown> };

/** What a saved search asks for, in words: its text first, then each filter. */
export function saidFilter(search: Wanted): string[] {
  return search.kind === 'consultants' ? saidOfConsultants(search) : saidOfProjects(search);
}

function saidOfConsultants({ filter }: Wanted): string[] {
  const search = readFindSearch(filter);
  const said = chosenFilters(search).map(({ label }) => label);
  const all = [...(search.text ? [`“${search.text}”`] : []), ...said];
  return all.length > 0 ? all : ['All consultants'];
}

const skillNames = new Map(
  skillChoices.flatMap(({ options }) => options).map(({ value, label }) => [value, label]),
);
const budgetNames = new Map(budgetsFrom.map(({ value, label }) => [value, label]));

function saidOfProjects({ filter, leastScore }: Wanted): string[] {
  const { text, skill, duration, budgetFrom } = readOpenProjectFilter(filter);
  const all = [
    text && `“${text}”`,
    skill && skillNames.get(skill),
    duration && timelines.label(duration),
    budgetFrom && budgetNames.get(budgetFrom),
    leastScore !== null && `Your match: ${leastScore} of 100 or more`,
  ].flatMap((words) => words || []);
  return all.length > 0 ? all : ['All open projects'];
}
