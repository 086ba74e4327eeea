import type { SearchMemory } from './queries/search-memory.ts';

/** What the operations and jobs that search use beside the services of all. */
export interface SearchServices {
  searchMemory: SearchMemory;
}
