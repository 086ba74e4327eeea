import type { UseQueryResult } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';

/** In the place of a match that there is not: a failure to mend, or nothing when there can be no match. */
export function MatchFailed({ query }: { query: UseQueryResult }) {
  const isRefused = (asApiProblem(query.error)?.status ?? 500) < 500;
  return query.isError && !isRefused ? <PartFailed what="The match" query={query} /> : null;
}
