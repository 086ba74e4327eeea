import type { Facets } from '../../contract.ts';
import type { FilterDraft } from '../hooks/use-filter-draft.ts';
import type { FindSearch } from './find-search.ts';

/** What the fields of the filters show, and what a choice in one of them does. */
export interface FilterFieldsProps {
  draft: FilterDraft;
  set: (change: Partial<FilterDraft>) => void;
  /** What is applied. */
  search: FindSearch;
  /** How many each further choice would leave; null or undefined where that is not known. */
  facets: Facets | undefined;
}
