import { Link } from '@tanstack/react-router';
import { BadgeCheck, Pencil, UserRoundPlus } from 'lucide-react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useOwnProfile } from '../hooks/use-own-profile.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { ListingCard } from './listing-card.tsx';
import { PhotoVisibilityCard } from './photo-visibility-card.tsx';
import { ProfileView } from './profile-view.tsx';
import { shownToClients } from './shown-profile.ts';

/** The own profile as clients will see it, and the way to change it. */
export function OwnProfilePanel({ isApproved }: { isApproved: boolean }) {
  const { profile, isPending, isFetching, refetch } = useOwnProfile();

  if (isPending) return <LoadingProfile />;
  if (profile === undefined) {
    return (
      <Banner
        tone="danger"
        title="Your profile could not be loaded"
        action={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The server did not answer as expected. Nothing is lost.
      </Banner>
    );
  }
  if (profile === null) {
    return (
      <EmptyState
        icon={<UserRoundPlus />}
        title="No profile yet"
        action={
          <Link to="/consultant/profile/new" className={buttonClassName()}>
            Create Your Profile
          </Link>
        }
      >
        Clients choose consultants by their profile. Yours is reviewed once it is saved; you need it
        to apply to projects.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ListingCard isApproved={isApproved} />
      <CompletenessCard profile={profile} />
      {profile.photo && <PhotoVisibilityCard profile={profile} photo={profile.photo} />}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="max-w-prose text-ink-muted">
          This is what approved clients see. Clients you apply to also get your e-mail address;
          visitors see your initials instead of your name and photo, and no contact details.
        </p>
        <div className="flex shrink-0 flex-wrap gap-3">
          {profile.certifications.length > 0 && (
            <Link
              to="/consultant/credentials"
              className={buttonClassName({ variant: 'secondary' })}
            >
              <BadgeCheck aria-hidden="true" />
              Prove Certifications
            </Link>
          )}
          <Link to="/consultant/profile/edit" className={buttonClassName({ variant: 'secondary' })}>
            <Pencil aria-hidden="true" />
            Edit Profile
          </Link>
        </div>
      </div>
      <ProfileView profile={shownToClients(profile)} />
    </div>
  );
}

function LoadingProfile() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        Loading your profile…
      </p>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
