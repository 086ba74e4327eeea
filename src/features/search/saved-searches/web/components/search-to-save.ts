import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import type { FindSearch } from '#features/search/query/web/components/find-search.ts';

/** What a list shows, as its address says it. */
export type SearchToSave =
  | { kind: 'consultants'; filter: FindSearch }
  | { kind: 'projects'; filter: OpenProjectFilter };
