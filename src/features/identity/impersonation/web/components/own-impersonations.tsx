import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ImpersonationView } from '../../contract.ts';
import { ownImpersonationsQuery } from '../queries.ts';

/** When admins have seen the site as this person sees it, and why. */
export function OwnImpersonations() {
  const query = useQuery(ownImpersonationsQuery);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title="This list could not be loaded" query={query} />
    ) : (
      <Skeleton className="h-12 w-full" />
    );
  }
  const { items } = query.data;
  return (
    <>
      <p className="text-ink-muted">
        To help, our team can see the site as you see it, for some minutes. They can change nothing,
        and we let you know by mail each time.
      </p>
      {items.length === 0 ? (
        <p>No one has.</p>
      ) : (
        <ul aria-label="Who saw your account" className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <Impersonation key={item.id} {...item} />
          ))}
        </ul>
      )}
    </>
  );
}

// One locale and one time zone, so that the server and the browser write the same words.
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

function Impersonation({ adminName, reason, beganAt, endsAt }: ImpersonationView) {
  return (
    <li className="py-3">
      <p className="font-medium text-ink">
        {adminName ?? 'A former admin'}, on{' '}
        <time dateTime={beganAt}>{moment.format(new Date(beganAt))}</time> until{' '}
        <time dateTime={endsAt}>{time.format(new Date(endsAt))}</time> UTC
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">{reason}</p>
    </li>
  );
}
