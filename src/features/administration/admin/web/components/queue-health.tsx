import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import type { QueueHealthView } from '../../contract/queue.ts';
import { queueQuery } from '../queries/queue.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { jobWords } from './job-words.ts';

// The longest that a job waits that is not announced, with room to spare.
const wellSeconds = 60;
/** Servers put off the first mail of a sender for some minutes, and a job may fail a few times. */
const wellMailSeconds = 15 * 60;
const wellRetrySeconds = 60 * 60;

type PersonLink = (userId: string, words: string) => ReactElement;

/** What waits, what runs, and what has failed for good, each failure to be tried again. */
export function QueueHealth({ personLink }: { personLink: PersonLink }) {
  const query = useQuery(queueQuery);
  if (query.isPending) return <Skeleton className="h-64 w-full" />;
  if (!query.data) return <PartFailed what="The queue" query={query} />;
  const { oldestDueSeconds, oldestMailSeconds, oldestRetrySeconds, failed, failures, kinds } =
    query.data;
  return (
    <div className="flex flex-col gap-8">
      {oldestDueSeconds > wellSeconds && (
        <Banner tone="warning" title="Work waits longer than it should">
          The oldest job has been due for {Math.round(oldestDueSeconds / 60)} minutes.
        </Banner>
      )}
      {oldestMailSeconds > wellMailSeconds && (
        <Banner tone="warning" title="Mails are not delivered">
          The oldest has been waiting for {Math.round(oldestMailSeconds / 60)} minutes. The mail
          server has put it off, or does not answer.
        </Banner>
      )}
      {oldestRetrySeconds > wellRetrySeconds && (
        <Banner tone="warning" title="Work fails and is tried again">
          The oldest job has been failing for {Math.round(oldestRetrySeconds / 60)} minutes.
        </Banner>
      )}
      <section aria-labelledby="failures" className="flex flex-col gap-4">
        <h2 id="failures" className="text-xl font-semibold text-ink">
          Failed for good ({failed})
        </h2>
        {failures.length === 0 ? (
          <p className="text-ink-muted">Nothing has failed for good.</p>
        ) : (
          <FailedJobs failures={failures} personLink={personLink} />
        )}
      </section>
      <section aria-labelledby="under-way" className="flex flex-col gap-4">
        <h2 id="under-way" className="text-xl font-semibold text-ink">
          Under way
        </h2>
        {kinds.length === 0 ? (
          <p className="text-ink-muted">Nothing waits.</p>
        ) : (
          <KindTable kinds={kinds} />
        )}
      </section>
    </div>
  );
}

function KindTable({ kinds }: Pick<QueueHealthView, 'kinds'>) {
  return (
    <Table caption="Jobs under way" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading>Job</TableHeading>
          {['Waiting', 'Trying again', 'Running'].map((label) => (
            <TableHeading key={label} numeric>
              {label}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {kinds.map(({ name, waiting, tryingAgain, running }) => (
          <TableRow key={name}>
            <TableHeading scope="row">{jobWords(name)}</TableHeading>
            <TableCell numeric>{waiting}</TableCell>
            <TableCell numeric>{tryingAgain}</TableCell>
            <TableCell numeric>{running}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
