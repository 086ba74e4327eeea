import { Link } from '@tanstack/react-router';
import { type ButtonLook, buttonClassName } from '#ui/primitives/button-class-name.ts';

/** The way to the search; visitors sign in first. */
export function BrowseConsultantsLink(look: ButtonLook) {
  return (
    <Link to="/find-consultants" className={buttonClassName(look)}>
      Browse Consultants
    </Link>
  );
}
