import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SubscriptionUnknown } from '#features/billing/subscriptions/web/components/subscription-unknown.tsx';
import { useSubscription } from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import { useKeepList } from '#ui/list-address.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';
import { OpenProjectFilters } from './open-project-filters.tsx';
import { OpenProjectList, type OpenProjectListProps } from './open-project-list.tsx';
import { OwnApplicationList } from './own-application-list.tsx';
import { RecentApplications } from './recent-applications.tsx';

interface AvailableProjectsPanelProps extends Pick<OpenProjectListProps, 'answersOf'> {
  /** The consultant's own applications instead of the open projects. */
  showsApplications: boolean;
  /** Of the open projects. */
  filter: OpenProjectFilter;
  /** What can be done with the filter, below it. */
  filterAction?: ReactNode;
  /** What stands on each application to be done about its client. */
  actionFor?: ((application: OwnApplication) => ReactNode) | undefined;
}

const views = [
  { value: false, label: 'Open projects' },
  { value: true, label: 'My applications' },
];

/** Open projects to apply to, and what has become of the own applications. */
export function AvailableProjectsPanel(props: AvailableProjectsPanelProps) {
  const { showsApplications, filter, filterAction, actionFor, answersOf } = props;
  useKeepList('/consultant/portal', {
    ...filter,
    ...(showsApplications ? { view: 'applications' } : {}),
  });
  return (
    <div className="flex flex-col gap-6">
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
      {showsApplications ? (
        <section aria-labelledby="my-applications">
          <h2 id="my-applications" className="sr-only">
            My applications
          </h2>
          <OwnApplicationList actionFor={actionFor} />
        </section>
      ) : (
        <section aria-labelledby="open-projects" className="flex flex-col gap-6">
          <h2 id="open-projects" className="sr-only">
            Open projects
          </h2>
          <SubscriptionNeeded />
          <RecentApplications />
          <OpenProjectFilters filter={filter} />
          {filterAction}
          <OpenProjectList filter={filter} {...(answersOf && { answersOf })} />
        </section>
      )}
    </div>
  );
}

/** Why Apply leads to the plans, for those without a subscription. */
function SubscriptionNeeded() {
  const { isSubscribed, isPending, isError } = useSubscription();
  if (isError) return <SubscriptionUnknown />;
  if (isSubscribed || isPending) return null;
  return (
    <Banner
      tone="info"
      title="Applying needs an active subscription"
      action={
        <Link to="/subscribe" className={buttonClassName({ variant: 'secondary', size: 'sm' })}>
          See plans
        </Link>
      }
    >
      You can read all open projects without one.
    </Banner>
  );
}
