import type { ColumnType, Generated } from 'kysely';

export interface SavedSearchesTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  name: string;
  filter: ColumnType<unknown, string, never>;
  least_score: number | null;
  saved_at: Date;
  /** What had come by then has been looked at. */
  looked_at: Date;
  /** Looks that failed in a row. */
  failures: Generated<number>;
  /** Not looked at before this time. */
  retry_at: Date | null;
}

/** One of the two ids is there. */
export interface SavedSearchFindsTable {
  id: Generated<string>;
  search_id: string;
  user_id: string;
  consultant_id: string | null;
  project_id: string | null;
  found_at: Date;
}
