import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';
import type { Correspondent } from '../../contract/thread-views.ts';

/** The other person's photo as far as the reader may see it, or their initials. */
export function CorrespondentPhoto({ other }: { other: Correspondent }) {
  const { name, initials, avatar, isAvatarSharp } = other;
  return (
    <ConsultantPhoto
      initials={initials}
      imageUrl={avatar}
      note={!isAvatarSharp && avatar !== null && blurredPhotoNote(name)}
      size="sm"
    />
  );
}
