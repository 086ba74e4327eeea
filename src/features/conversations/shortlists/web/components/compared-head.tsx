import type { ReactNode } from 'react';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';

/** How the link looks that carries the name. */
export const comparedNameClassName = 'font-semibold text-primary-ink underline underline-offset-2';

interface ComparedHeadProps {
  name: string;
  initials: string;
  photoUrl: string | null;
  isPhotoSharp: boolean;
  title: string;
  /** The name, leading to all that is known of the person. */
  link: ReactNode;
  action?: ReactNode;
}

/** Who stands in a column of a comparison. */
export function ComparedHead(props: ComparedHeadProps) {
  const { name, initials, photoUrl, isPhotoSharp, title, link, action } = props;
  return (
    <>
      <ConsultantPhoto
        initials={initials}
        imageUrl={photoUrl}
        note={!isPhotoSharp && blurredPhotoNote(name)}
      />
      {link}
      <span className="wrap-anywhere">{title}</span>
      {/* At the foot, where those of all columns stand in one line. */}
      {action && <span className="mt-auto flex flex-wrap gap-2">{action}</span>}
    </>
  );
}
