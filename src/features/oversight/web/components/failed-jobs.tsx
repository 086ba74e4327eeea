import type { ReactElement } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import type { FailedJobView } from '../../contract/queue.ts';
import { useRetryFailures } from '../hooks/use-retry-failures.ts';
import { jobWords } from './job-words.ts';

interface FailedJobsProps {
  failures: readonly FailedJobView[];
  personLink: (userId: string, words: string) => ReactElement;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** What has failed for good, to be tried again one by one or all that are shown. */
export function FailedJobs({ failures, personLink, onFocusLoss }: FailedJobsProps) {
  const { decide, isDeciding, failed } = useRetryFailures(onFocusLoss);
  return (
    <>
      {failed && (
        <Banner tone="danger">The jobs could not be tried again. Please try once more.</Banner>
      )}
      {failures.length > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          pending={isDeciding}
          onClick={() => decide(failures.map(({ id }) => id))}
        >
          Try all {failures.length} again
        </Button>
      )}
      <Table caption="Jobs that failed for good" captionHidden>
        <TableHead>
          <TableRow>
            <TableHeading>What</TableHeading>
            <TableHeading>Whose</TableHeading>
            <TableHeading numeric>Tries</TableHeading>
            <TableHeading>Last error</TableHeading>
            <TableHeading>Failed</TableHeading>
            <TableHeading>Again</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {failures.map(({ id, mail, name, userId, email, attempts, lastError, failedAt }) => (
            <TableRow key={id}>
              <TableHeading scope="row">
                {mail ? `Mail: ${jobWords(mail)}` : jobWords(name)}
              </TableHeading>
              <TableCell>{userId && email ? personLink(userId, email) : (email ?? '–')}</TableCell>
              <TableCell numeric>{attempts}</TableCell>
              <TableCell>
                <span className="wrap-anywhere">{lastError}</span>
              </TableCell>
              <TableCell>
                <MomentText value={failedAt} />
              </TableCell>
              <TableCell>
                <Button
                  variant="secondary"
                  size="sm"
                  pending={isDeciding}
                  onClick={() => decide([id])}
                >
                  Try again
                  <span className="sr-only">: {jobWords(mail ?? name)}</span>
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
