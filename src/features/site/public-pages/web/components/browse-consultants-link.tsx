import { Link } from '@tanstack/react-router';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { type ButtonLook, buttonClassName } from '#ui/primitives/button-class-name.ts';

/** The way to consultants: for clients who are signed in the search, for all others the public directory. */
export function BrowseConsultantsLink(look: ButtonLook) {
  const viewer = useViewer();
  const isClient = viewer?.kind === 'signed-in' && viewer.userType === 'client';
  return (
    <Link to={isClient ? '/find-consultants' : '/consultants'} className={buttonClassName(look)}>
      Browse Consultants
    </Link>
  );
}
