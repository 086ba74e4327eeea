import { Link } from '@tanstack/react-router';
import { BadgeCheck, Pencil, ReceiptText, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { initialsOf } from '#features/identity/accounts/rules/person-name.ts';
import type { OwnPhoto } from '#features/profiles/photos/contract.ts';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { photoMessages } from '#features/profiles/photos/web/messages.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import type { OwnProfile } from '../../contract/own-profile.ts';
import { useOwnProfile } from '../hooks/use-own-profile.ts';
import { usePhotoVisibility } from '../hooks/use-photo-visibility.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { ListingCard } from './listing-card.tsx';
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
          <Link to="/consultant/supplier" className={buttonClassName({ variant: 'secondary' })}>
            <ReceiptText aria-hidden="true" />
            Supplier Details
          </Link>
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

interface PhotoVisibilityCardProps {
  profile: OwnProfile;
  photo: OwnPhoto;
}

/** Who sees the own photo, as it looks to them, and the choice to show it to approved clients. */
function PhotoVisibilityCard({ profile, photo }: PhotoVisibilityCardProps) {
  const { isShown, choose } = usePhotoVisibility(profile);
  const initials = initialsOf(profile.firstName, profile.lastName);
  return (
    <Card>
      <CardTitle>Who sees your photo</CardTitle>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        <Look who="Visitors" sees="your initials">
          <ConsultantPhoto initials={initials} imageUrl={null} />
        </Look>
        <Look who="Approved clients" sees={isShown ? 'your photo' : 'it blurred'}>
          <ConsultantPhoto
            initials={initials}
            imageUrl={isShown ? photo.mediumUrl : photo.blurredUrl}
          />
        </Look>
        <Look who="Clients who accepted you" sees="your photo">
          <ConsultantPhoto initials={initials} imageUrl={photo.mediumUrl} />
        </Look>
      </ul>
      <Switch
        label="Approved clients see my photo sharp"
        hint={photoMessages.visibility}
        checked={isShown}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </Card>
  );
}

function Look({ who, sees, children }: { who: string; sees: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      {children}
      <span className="text-sm">
        <span className="block font-medium text-ink">{who}</span>
        <span className="text-ink-muted">see {sees}</span>
      </span>
    </li>
  );
}
