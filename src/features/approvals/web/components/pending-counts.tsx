import { useQuery } from '@tanstack/react-query';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { pendingCountsQuery } from '../queries.ts';

/** How many accounts wait for approval; a dash while that is not known. */
export function PendingCounts() {
  const { data } = useQuery(pendingCountsQuery);
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
