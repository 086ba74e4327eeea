import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ownHoursQuery } from '../queries.ts';
import { CallHoursForm } from './call-hours-form.tsx';

/** The weekly hours in which the reader takes calls, to change. */
export function OwnCallHours() {
  const query = useQuery(ownHoursQuery);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-xl font-semibold text-ink">
        When you take calls
      </h2>
      <p>
        Clients see these hours when they propose times. They can propose others, and are told that
        these are outside.
      </p>
      {query.isPending && <Skeleton className="h-24 w-full" />}
      {query.isLoadingError && <PartFailed what="Your hours" query={query} />}
      {query.data && <CallHoursForm week={query.data.week} />}
    </section>
  );
}
