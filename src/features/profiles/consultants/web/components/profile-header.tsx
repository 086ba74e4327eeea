import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';
import { Rating } from '#features/profiles/ratings/web/components/rating.tsx';
import { cx } from '#ui/class-names.ts';
import { CardTitle } from '#ui/primitives/card.tsx';
import { AvailabilityBadge } from './availability-badge.tsx';
import { experienceOf, whereOf } from './profile-details.ts';
import { RateText } from './rate-text.tsx';
import type { ShownProfile } from './shown-profile.ts';
import { VerifiedBadge } from './verified-badge.tsx';

interface ProfileHeaderProps {
  profile: ShownProfile;
  /** Of the heading that the name is. */
  level?: 1 | 2 | 3 | undefined;
  /** Below a photo that is blurred; to a client by default. */
  blurredNote?: string | undefined;
}

/** The first things a client reads of a consultant: short name, title, place, rate, years. */
export function ProfileHeader({ profile, level, blurredNote }: ProfileHeaderProps) {
  const { name, initials, avatar, title } = profile;
  return (
    <div className="flex items-start gap-4">
      <ConsultantPhoto
        initials={initials}
        imageUrl={avatar}
        size="lg"
        className="max-sm:size-14 max-sm:text-lg"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle level={level} className={cx('wrap-anywhere', level === 1 && 'text-2xl')}>
            {name}
          </CardTitle>
          <AvailabilityBadge consultant={profile} />
          <Rating of={profile} />
          <VerifiedBadge verifiedCertificationCount={profile.verifiedCertificationCount} />
        </div>
        <p className="wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-muted">
          {whereOf(profile)}
          {'\u00a0'}· <RateText {...profile} />
          {'\u00a0'}· {experienceOf(profile)}
        </p>
        {avatar && !profile.isAvatarSharp && (
          <p className="text-sm text-ink-muted">{blurredNote ?? blurredPhotoNote(name)}</p>
        )}
      </div>
    </div>
  );
}
