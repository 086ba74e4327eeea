import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { receivedApplicationsQuery } from '../queries/client-queries.ts';

/**
 * How many applications have come in, by state; nothing while there is none. While some are not loaded, the figures say
 * "at least": "20+".
 */
export function ApplicationCounts({ projectId }: { projectId: string }) {
  const { data, hasNextPage } = useInfiniteQuery(receivedApplicationsQuery(projectId));
  const applications = data?.pages.flatMap(({ items }) => items) ?? [];
  if (applications.length === 0) return null;
  const figure = (count: number) => {
    if (!hasNextPage) return count;
    return count === 0 ? '–' : `${count}+`;
  };
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
