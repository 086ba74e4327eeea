import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ShortlistEntry } from '../../contract.ts';
import { shortlistPanelQuery } from '../queries.ts';

/** The last consultants put on the shortlist, and the way to all of them. */
export function ShortlistPanel() {
  const { data, isPending, isFetching, refetch } = useQuery(shortlistPanelQuery);
  return (
    <Card>
      <CardTitle>Your Shortlist</CardTitle>
      {isPending && <Skeleton className="h-32 w-full" />}
      {!isPending && !data && (
        <>
          <p className="text-ink-muted">Your shortlist could not be loaded.</p>
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {data?.items.length === 0 && (
        <>
          <p className="text-ink-muted">
            Empty so far. Add consultants from the search or from their profiles.
          </p>
          <Link to="/find-consultants" className={buttonClassName({ variant: 'secondary' })}>
            Find Consultants
          </Link>
        </>
      )}
      {data && data.items.length > 0 && (
        <>
          <ul className="flex flex-col gap-4">
            {data.items.map((entry) => (
              <li key={entry.consultantId}>
                <PanelEntry entry={entry} />
              </li>
            ))}
          </ul>
          <Link to="/shortlist" className={buttonClassName({ variant: 'secondary' })}>
            View All
          </Link>
        </>
      )}
    </Card>
  );
}

function PanelEntry({ entry: { consultant, consultantId } }: { entry: ShortlistEntry }) {
  if (!consultant) return <p className="text-ink-muted">A consultant who is no longer listed</p>;
  const { name, initials, avatar, title } = consultant;
  return (
    <div className="flex items-start gap-3">
      <ConsultantPhoto
        initials={initials}
        imageUrl={avatar}
        note={!consultant.isAvatarSharp && blurredPhotoNote(name)}
        size="sm"
      />
      <div className="min-w-0">
        <Link
          to="/consultant/$consultantId"
          params={{ consultantId }}
          className="font-medium text-ink no-underline hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-muted">
          <RateText {...consultant} />
        </p>
      </div>
    </div>
  );
}
