import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { pendingCountsQuery } from '../queries.ts';

/** How many accounts wait for approval; a dash while that is not known. */
export function PendingCounts() {
  const query = useQuery(pendingCountsQuery);
  const { data } = query;
  if (query.isError && !data) return <PartFailed what="The counts" query={query} />;
  return (
    <StatCards
      stats={[
        { label: 'Pending Clients', value: data?.clients ?? '–' },
        { label: 'Pending Consultants', value: data?.consultants ?? '–' },
        { label: 'Total Pending', value: data ? data.clients + data.consultants : '–' },
      ]}
    />
  );
}
