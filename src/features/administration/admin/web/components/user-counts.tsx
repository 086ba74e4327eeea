import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { type Stat, StatCards } from '#ui/primitives/stat-cards.tsx';
import { userCountsQuery } from '../queries/users.ts';

/** How many users there are; a dash while that is not known. `more` stands beside it. */
export function UserCounts({ more = [] }: { more?: readonly Stat[] }) {
  const query = useQuery(userCountsQuery());
  const { data } = query;
  if (query.isError && !data) return <PartFailed what="The counts" query={query} />;
  return (
    <StatCards
      stats={[
        { label: 'Total Clients', value: data?.clients.toLocaleString('en-US') ?? '–' },
        { label: 'Total Consultants', value: data?.consultants.toLocaleString('en-US') ?? '–' },
        ...more,
      ]}
    />
  );
}
