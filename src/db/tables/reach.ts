/** An approved client opened the page of a consultant, on a day in UTC. */
export interface ProfileViewsTable {
  consultant_id: string;
  viewed_on: string;
  client_id: string;
}

/** How often a consultant was on a page of results, on a day in UTC. */
export interface SearchAppearancesTable {
  consultant_id: string;
  day: string;
  appearances: string;
}

/** Since which day both are counted: one row. */
export interface ReachStartTable {
  day: string;
}
