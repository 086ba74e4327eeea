import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OpenProjectSort } from '#catalogue/enumerations/project.ts';
import { SubscriptionUnknown } from '#features/billing/subscriptions/web/components/subscription-unknown.tsx';
import { useSubscription } from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import type { OwnApplication } from '#features/hiring/applications/contract/application-views.ts';
import { ApplicationStatusBadge } from '#features/hiring/applications/web/components/application-status-badge.tsx';
import { OwnApplicationList } from '#features/hiring/applications/web/components/own-application-list.tsx';
import { OwnFiguresCard } from '#features/hiring/applications/web/components/own-figures-card.tsx';
import { ownApplicationsQuery } from '#features/hiring/applications/web/queries/consultant-queries.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { useKeepList } from '#ui/list-address.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { OpenProjectFilters } from './open-project-filters.tsx';
import { OpenProjectList, type OpenProjectListProps } from './open-project-list.tsx';

const shownApplications = 3;

/** The newest applications at a glance, below the projects to apply to; nothing while there is none. */
function RecentApplications() {
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
        {newest.map(({ id, status, rejectedBecause, isBeingApproved, createdAt, project }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere text-ink">
              {project.title}
            </span>
            <span className="text-sm text-ink-muted">
              Applied <DateText value={createdAt} />
            </span>
            <ApplicationStatusBadge {...{ status, rejectedBecause, isBeingApproved }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface AvailableProjectsPanelProps extends Pick<OpenProjectListProps, 'answersOf'> {
  /** The consultant's own applications instead of the open projects. */
  showsApplications: boolean;
  /** Of the open projects. */
  filter: OpenProjectFilter;
  /** Their order; the best match without one. */
  sort?: OpenProjectSort | undefined;
  /** What can be done with the filter, beside it. */
  filterAction?: ReactNode;
  /** What stands on each application to be done about its client. */
  actionFor?: ((application: OwnApplication) => ReactNode) | undefined;
  /** What its client offers, on each application. */
  offersFor?: ((application: OwnApplication) => ReactNode) | undefined;
  /** What both sides keep of an accepted application. */
  dealPartsFor?: ((application: OwnApplication) => ReactNode) | undefined;
}

const views = [
  { value: false, label: 'Open projects' },
  { value: true, label: 'My applications' },
];

function ViewSwitch({ showsApplications }: { showsApplications: boolean }) {
  return (
    <LinkSwitch
      label="Projects"
      choices={views}
      current={showsApplications}
      link={(isApplications) => (
        <Link
          to="/consultant/portal"
          search={{ tab: 'projects', ...(isApplications ? { view: 'applications' } : {}) }}
          {...switchLink}
        />
      )}
    />
  );
}

/** Open projects to apply to, and what has become of the own applications. */
export function AvailableProjectsPanel(props: AvailableProjectsPanelProps) {
  const { showsApplications, filter, sort, filterAction, answersOf } = props;
  const { actionFor, offersFor, dealPartsFor } = props;
  useKeepList('/consultant/portal', {
    ...filter,
    ...(sort && { sort }),
    ...(showsApplications ? { view: 'applications' } : {}),
  });
  if (showsApplications) {
    return (
      <div className="flex flex-col gap-6">
        <ViewSwitch showsApplications />
        <section aria-labelledby="my-applications">
          <h2 id="my-applications" className="sr-only">
            My applications
          </h2>
          <OwnApplicationList {...{ actionFor, offersFor, dealPartsFor }} />
        </section>
      </div>
    );
  }
  return (
    <section aria-labelledby="open-projects" className="flex flex-col gap-3">
      <h2 id="open-projects" className="sr-only">
        Open projects
      </h2>
      {/* All that stands above the list, in one row where there is room: the list belongs on the first screen. */}
      <div className="flex flex-wrap items-center gap-3">
        <ViewSwitch showsApplications={false} />
        <SubscriptionNeeded />
        <OpenProjectFilters filter={filter} sort={sort} action={filterAction} />
      </div>
      <div>
        <OpenProjectList filter={filter} sort={sort} {...(answersOf && { answersOf })} />
      </div>
      <RecentApplications />
      <OwnFiguresCard />
    </section>
  );
}

/** Why Apply leads to the plans, for those without a subscription. */
function SubscriptionNeeded() {
  const { isSubscribed, isPending, isError } = useSubscription();
  if (isError) return <SubscriptionUnknown />;
  if (isSubscribed || isPending) return null;
  return (
    <p className="text-sm">
      Applying needs an active subscription. <Link to="/subscribe">See plans</Link>
    </p>
  );
}
