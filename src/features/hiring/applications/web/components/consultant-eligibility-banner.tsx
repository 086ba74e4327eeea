import { Link } from '@tanstack/react-router';
import { useOwnProfile } from '#features/profiles/consultants/web/hooks/use-own-profile.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

interface ConsultantEligibilityBannerProps {
  isApproved: boolean;
  /** Without the explanation, on pages whose content belongs on the first screen. */
  isShort?: boolean;
}

/** What keeps a consultant who is not approved from being found and from applying: the profile, or the wait. */
export function ConsultantEligibilityBanner(props: ConsultantEligibilityBannerProps) {
  const { isApproved, isShort = false } = props;
  const review = useClaims().said('accountReview');
  const { profile } = useOwnProfile();
  if (isApproved || profile === undefined) return null;
  if (profile === null) {
    return (
      <Banner
        tone="warning"
        title="Your profile is missing"
        action={
          <Link
            to="/consultant/profile/new"
            className={buttonClassName({ variant: 'secondary', size: 'sm' })}
          >
            Create Your Profile
          </Link>
        }
      >
        {!isShort && 'Your account can be approved once it has a profile.'}
      </Banner>
    );
  }
  if (isShort) return <Banner tone="warning" title="Account Pending Approval" />;
  return (
    <Banner tone="warning" title="Account Pending Approval">
      Your account is being reviewed.{' '}
      {review
        ? `Review takes ${review}, and you will receive an e-mail once it is approved. `
        : 'You will receive an e-mail once it is approved. '}
      From then on clients can find you and you can apply to projects.
    </Banner>
  );
}
