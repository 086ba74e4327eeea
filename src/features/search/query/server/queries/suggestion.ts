import type { MatchScore } from '#features/profiles/matching/rules/match-score.ts';
import type { Candidate } from './candidates.ts';

/** A consultant and how well they fit. */
export interface Suggestion extends Candidate {
  match: MatchScore;
}

export interface Suggestions {
  /** The best first; of those who fit equally well, the readiest and then the cheapest. */
  best: Suggestion[];
  /** Whether it is proven that no other consultant scores more than the last of them. */
  areTheBest: boolean;
}

export interface SuggestionOptions {
  limit: number;
  /** People to leave out: the client has their applications already. */
  exclude?: readonly string[];
}
