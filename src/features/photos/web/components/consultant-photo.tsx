import { useEffect, useRef, useState } from 'react';
import { Avatar } from '#ui/primitives/avatar.tsx';

interface ConsultantPhotoProps {
  initials: string;
  /** Where the photo is, as sharp as this reader may see it; without one, the initials are shown. */
  imageUrl: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** A consultant's photo, or the initials: also when the photo cannot be fetched. The name stands beside it. */
export function ConsultantPhoto({ initials, imageUrl, size, className }: ConsultantPhotoProps) {
  const frameRef = useRef<HTMLSpanElement>(null);
  const [missing, setMissing] = useState<string>();

  // It may have failed before the page was hydrated.
  useEffect(() => {
    const image = frameRef.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setMissing(imageUrl ?? undefined);
  }, [imageUrl]);

  return (
    <span
      ref={frameRef}
      onErrorCapture={() => setMissing(imageUrl ?? undefined)}
      className="inline-flex shrink-0"
    >
      <Avatar
        initials={initials}
        imageUrl={imageUrl && imageUrl !== missing ? imageUrl : undefined}
        size={size}
        className={className}
      />
    </span>
  );
}
