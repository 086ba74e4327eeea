import type { SearchMemory } from './queries/search-memory.ts';

/** What the search's own operations use beside the services of all. */
export interface SearchServices {
  searchMemory: SearchMemory;
}
