import { Link } from '@tanstack/react-router';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import type { ApplyView } from '../../contract/application-views.ts';

interface ApplyObstacleProps {
  obstacle: NonNullable<ApplyView['obstacle']>;
  projectId: string;
}

/** Why the consultant cannot apply yet, and what to do about it. */
export function ApplyObstacle({ obstacle, projectId }: ApplyObstacleProps) {
  const review = useClaims().said('accountReview');
  switch (obstacle) {
    case 'no-profile':
      return (
        <Banner
          tone="warning"
          title="Create your profile first"
          action={
            <Link to="/consultant/profile/new" className={buttonClassName({ size: 'sm' })}>
              Create Your Profile
            </Link>
          }
        >
          It goes with every application, so that the client knows who is writing.
        </Banner>
      );
    case 'not-approved':
      return (
        <Banner tone="warning" title="Your account is waiting for approval">
          {review
            ? `Review takes ${review}, and you will receive an e-mail once it is approved. `
            : 'You will receive an e-mail once it is approved. '}
          You can apply from then on.
        </Banner>
      );
    case 'not-subscribed':
      return (
        <Banner
          tone="info"
          title="Applying needs an active subscription"
          action={
            <Link
              to="/subscribe"
              search={{ next: `/project/${projectId}/apply` }}
              className={buttonClassName({ size: 'sm' })}
            >
              See plans
            </Link>
          }
        />
      );
  }
}
