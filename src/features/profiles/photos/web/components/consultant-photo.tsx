import { useEffect, useRef, useState } from 'react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

interface ConsultantPhotoProps {
  initials: string;
  /** Whose photo it is: it gives initials their colour. */
  personId?: string | undefined;
  /** Where the photo is, as sharp as this reader may see it; without one, the initials are shown. */
  imageUrl: string | null | undefined;
  /** Why the picture is not sharp: whose choice that is. Shown when the pointer rests on it, and read aloud. */
  note?: string | false | undefined;
  /** Whether the note is read aloud elsewhere: the photo stands in what screen readers pass over. */
  isSilent?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** A consultant's photo, or the initials: also when the photo cannot be fetched. The name stands beside it. */
export function ConsultantPhoto(props: ConsultantPhotoProps) {
  const { initials, personId, imageUrl, note, isSilent = false, size, className } = props;
  const frameRef = useRef<HTMLSpanElement>(null);
  const [missing, setMissing] = useState<string>();

  // It may have failed before the page was hydrated.
  useEffect(() => {
    const image = frameRef.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setMissing(imageUrl ?? undefined);
  }, [imageUrl]);

  const shownUrl = imageUrl && imageUrl !== missing ? imageUrl : undefined;
  const shownNote = (shownUrl && note) || undefined;
  return (
    <span
      ref={frameRef}
      title={shownNote}
      onErrorCapture={() => setMissing(imageUrl ?? undefined)}
      className="inline-flex shrink-0"
    >
      <Avatar
        initials={initials}
        personId={personId}
        imageUrl={shownUrl}
        size={size}
        className={className}
      />
      {shownNote && !isSilent && <VisuallyHidden>{shownNote}</VisuallyHidden>}
    </span>
  );
}
