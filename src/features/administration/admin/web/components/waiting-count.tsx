import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';

/** How many items of an admin's queue wait; nothing while there is none. */
export function WaitingCount<Key extends readonly unknown[]>(props: {
  query: UseQueryOptions<{ waiting: number }, Error, { waiting: number }, Key>;
}) {
  const query = useQuery(props.query);
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
