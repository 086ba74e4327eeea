/** How often a text was searched for and not answered, on a day in UTC. */
export interface UnansweredSearchesTable {
  day: string;
  /** In small letters, with single spaces. */
  text: string;
  kind: 'nothing-fits' | 'none-found' | 'reworded';
  searches: string;
}
