import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

/** To the statement of work of a deal. */
export function StatementLink({ applicationId }: { applicationId: string }) {
  return (
    <Link
      to="/application/$applicationId/statement"
      params={{ applicationId }}
      className={buttonClassName({ variant: 'secondary', size: 'sm', className: 'self-start' })}
    >
      Statement of Work
    </Link>
  );
}
