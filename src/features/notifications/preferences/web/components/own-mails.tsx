import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { ownKeyQuery } from '../queries.ts';

/** The way to the page on which a user chooses their mails: the same one that their mails lead to. */
export function OwnMails() {
  const query = useQuery(ownKeyQuery);
  if (query.isLoadingError) return <PartFailed what="The way to your mails" query={query} />;
  return (
    <>
      <p>Which mails we write to you, how often, and what your browsers show.</p>
      {query.data && (
        <Link
          to="/mail-preferences/$key"
          params={{ key: query.data.key }}
          className={buttonClassName({ variant: 'secondary', className: 'self-start' })}
        >
          Choose your mails
        </Link>
      )}
    </>
  );
}
