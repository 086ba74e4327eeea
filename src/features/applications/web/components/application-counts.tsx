import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { receivedApplicationsQuery } from '../queries/client-queries.ts';

/** How many applications have come in, by state. While some are not loaded, the figures say "at least": "20+". */
export function ApplicationCounts({ projectId }: { projectId: string }) {
  const { data, hasNextPage } = useInfiniteQuery(receivedApplicationsQuery(projectId));
  if (!data) return null;
  const applications = data.pages.flatMap(({ items }) => items);
  const figure = (count: number) => `${count}${hasNextPage ? '+' : ''}`;
  return (
    <StatCards
      stats={[
        { label: 'Applications', value: figure(applications.length) },
        ...applicationStatuses.options.map(({ value, label }) => ({
          label,
          value: figure(applications.filter(({ status }) => status === value).length),
        })),
      ]}
    />
  );
}
