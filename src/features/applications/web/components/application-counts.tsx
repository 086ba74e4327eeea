import { useQuery } from '@tanstack/react-query';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { receivedCountsQuery } from '../queries/client-queries.ts';

/** How many applications have come in, by state; nothing while there is none. */
export function ApplicationCounts({ projectId }: { projectId: string }) {
  const { data } = useQuery(receivedCountsQuery([projectId]));
  const [counts] = data ?? [];
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
