import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '#ui/primitives/button.tsx';
import type { ButtonLook } from '#ui/primitives/button-class-name.ts';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { useShortlistToggle } from '../hooks/use-shortlist-toggle.ts';

interface ShortlistButtonProps {
  consultantId: string;
  /** For the button's name, where several stand on a page. */
  name: string;
  size?: ButtonLook['size'];
}

/** Adds a consultant to the shortlist or removes them; it rests while the change is on its way. */
export function ShortlistButton({ consultantId, name, size }: ShortlistButtonProps) {
  const { isShortlisted, isPending, toggle } = useShortlistToggle(consultantId);
  const Icon = isShortlisted ? BookmarkCheck : Bookmark;
  return (
    <Button variant="secondary" size={size} pending={isPending && 'quietly'} onClick={toggle}>
      <Icon aria-hidden="true" />
      {isShortlisted ? 'Shortlisted' : 'Add to Shortlist'}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  );
}
