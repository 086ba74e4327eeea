import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ownApplicationsQuery } from '../queries/consultant-queries.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';

const shownApplications = 3;

/** The newest applications at a glance, above the projects to apply to; nothing while there is none. */
export function RecentApplications() {
  const query = useInfiniteQuery(ownApplicationsQuery);
  if (query.isError && !query.data) return <PartFailed what="Your applications" query={query} />;
  const newest = query.data?.pages[0]?.items.slice(0, shownApplications) ?? [];
  if (newest.length === 0) return null;
  return (
    <Card className="gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle>Where you have applied lately</CardTitle>
        <Link
          to="/consultant/portal"
          search={{ tab: 'projects', view: 'applications' }}
          resetScroll={false}
        >
          See all
          <span className="sr-only"> of my applications</span>
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {newest.map(({ id, status, rejectedBecause, createdAt, project }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere text-ink">
              {project.title}
            </span>
            <span className="text-sm text-ink-muted">
              Applied <DateText value={createdAt} />
            </span>
            <ApplicationStatusBadge status={status} rejectedBecause={rejectedBecause} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
