import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { waitingCountQuery } from '../queries.ts';

/** How many credentials wait for a check; nothing while there is none. */
export function WaitingCredentials() {
  const query = useQuery(waitingCountQuery);
  if (query.isError && !query.data) {
    return (
      // Above the link that reaches over the whole card.
      <div className="relative z-10">
        <PartFailed what="How many wait" query={query} />
      </div>
    );
  }
  if (!query.data?.waiting) return null;
  return <Badge tone="info">{query.data.waiting} waiting</Badge>;
}
