import type { ReactNode } from 'react';
import { initialsOf } from '#features/identity/accounts/rules/person-name.ts';
import type { OwnPhoto } from '#features/profiles/photos/contract.ts';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { photoMessages } from '#features/profiles/photos/web/messages.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import type { OwnProfile } from '../../contract/own-profile.ts';
import { usePhotoVisibility } from '../hooks/use-photo-visibility.ts';

interface PhotoVisibilityCardProps {
  profile: OwnProfile;
  photo: OwnPhoto;
}

/** Who sees the own photo, as it looks to them, and the choice to show it to approved clients. */
export function PhotoVisibilityCard({ profile, photo }: PhotoVisibilityCardProps) {
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
