import { useQuery } from '@tanstack/react-query';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { receivedCountsQuery } from '../queries/client-queries.ts';

/** How many applications have come in, by state; nothing while there is none. */
export function ApplicationCounts({ projectId }: { projectId: string }) {
  const query = useQuery(receivedCountsQuery([projectId]));
  if (query.isError && !query.data) return <PartFailed what="The counts" query={query} />;
  const [counts] = query.data ?? [];
  if (!counts || counts.total === 0) return null;
  return (
    <StatCards
      stats={[
        { label: 'Applications', value: counts.total },
        ...applicationStatuses.options.map(({ value, label }) => ({
          label,
          value: counts[value],
        })),
      ]}
    />
  );
}
