import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { queueQuery } from '../queries/queue.ts';

/** How much has failed for good in the background; nothing while there is none. */
export function FailedBadge() {
  const query = useQuery({ ...queueQuery, refetchInterval: false });
  if (query.isError && !query.data) {
    return (
      // Above the link that reaches over the whole card.
      <div className="relative z-10">
        <PartFailed what="How many failed" query={query} />
      </div>
    );
  }
  if (!query.data?.failed) return null;
  return <Badge tone="danger">{query.data.failed} failed</Badge>;
}
