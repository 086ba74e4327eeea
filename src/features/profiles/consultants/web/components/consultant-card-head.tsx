import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';
import { Rating } from '#features/profiles/ratings/web/components/rating.tsx';
import { cx } from '#ui/class-names.ts';
import { CardTitle } from '#ui/primitives/card.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { ConsultantCard } from '../../contract/consultant-card.ts';
import { VerifiedBadge } from './verified-badge.tsx';

interface ConsultantCardHeadProps {
  consultant: ConsultantCard;
  level: 2 | 3;
  /** Whether a press anywhere on the card leads to the profile, and not on the name alone. */
  isWholeCardLink?: boolean | undefined;
  /** What else is said of them, below the title. */
  children: ReactNode;
}

/** The top of a card about a consultant: the photo, the name as the way to the profile, and what they are. */
export function ConsultantCardHead(props: ConsultantCardHeadProps) {
  const { userId, name, initials, avatar, title, verifiedCertificationCount } = props.consultant;
  const note = !props.consultant.isAvatarSharp && blurredPhotoNote(name);
  const photo = (
    <ConsultantPhoto
      initials={initials}
      personId={userId}
      imageUrl={avatar}
      note={note}
      isSilent={props.isWholeCardLink}
    />
  );
  return (
    <div className="flex items-start gap-4">
      {props.isWholeCardLink ? (
        // Above the link that spans the card, so that the note shows; for the mouse alone, for the name is the link.
        <Link
          to="/consultant/$consultantId"
          params={{ consultantId: userId }}
          tabIndex={-1}
          aria-hidden="true"
          className="relative z-10 shrink-0"
        >
          {photo}
        </Link>
      ) : (
        photo
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle level={props.level} className="wrap-anywhere">
            <Link
              to="/consultant/$consultantId"
              params={{ consultantId: userId }}
              className={cx(
                'text-ink no-underline hover:underline',
                props.isWholeCardLink && 'after:absolute after:inset-0',
              )}
            >
              {name}
            </Link>
          </CardTitle>
          {props.isWholeCardLink && avatar && note && <VisuallyHidden>{note}</VisuallyHidden>}
          <Rating of={props.consultant} />
          <VerifiedBadge verifiedCertificationCount={verifiedCertificationCount} />
        </div>
        <p className="wrap-anywhere">{title || 'D365 Consultant'}</p>
        {props.children}
      </div>
    </div>
  );
}
