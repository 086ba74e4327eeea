import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

/** To the form of a private project like this one, with an invitation for the consultant who did the work. */
export function HireAgainLink({ projectId, name }: { projectId: string; name: string }) {
  return (
    <Link
      to="/post-project"
      search={{ from: projectId, invite: true }}
      className={buttonClassName({ variant: 'secondary', className: 'mt-2 shrink wrap-anywhere' })}
    >
      Hire {name} again
    </Link>
  );
}
