import { z } from 'zod';
import type { SavedSearch } from '../contract.ts';
import type { SavedSearchRow } from './queries/saved-searches.ts';

const filterSchema = z.record(z.string(), z.unknown());

/** What narrows nothing says nothing. */
const isSaid = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value !== 'all') || typeof value === 'number';

/** A saved search as its person sees it, with the filter as the address of its list says it. */
export function viewSavedSearch(row: SavedSearchRow): SavedSearch {
  const said: SavedSearch['filter'] = {};
  for (const [name, value] of Object.entries(filterSchema.parse(row.filter))) {
    if (isSaid(value)) said[name] = value;
  }
  return {
    ...{ id: row.id, kind: row.kind, name: row.name, leastScore: row.leastScore },
    filter: said,
    savedAt: row.savedAt.toISOString(),
    foundAt: row.foundAt?.toISOString() ?? null,
  };
}
