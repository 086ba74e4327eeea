import { Link } from '@tanstack/react-router';
import { type ButtonLook, buttonClassName } from '#ui/primitives/button-class-name.ts';

/** The way to the consultants that anybody may see. */
export function BrowseConsultantsLink(look: ButtonLook) {
  return (
    <Link to="/business-home" hash="consultants" className={buttonClassName(look)}>
      Browse Consultants
    </Link>
  );
}
