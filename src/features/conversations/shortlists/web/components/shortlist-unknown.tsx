import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { shortlistedIdsQuery } from '../queries.ts';

/** Says that it is not known who is on the shortlist, above buttons that would show it; otherwise nothing. */
export function ShortlistUnknown() {
  const ids = useQuery(shortlistedIdsQuery);
  return ids.isError && !ids.data ? <PartFailed what="Your shortlist" query={ids} /> : null;
}
