import type { ReactElement } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { useKeptRows } from '#ui/primitives/kept-rows.ts';
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
}

/** What has failed for good, to be tried again one by one or all that are shown. */
export function FailedJobs({ failures, personLink }: FailedJobsProps) {
  const { decide, isDeciding, decided, failed } = useRetryFailures();
  const rows = useKeptRows(failures, ({ id }) => id);
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
          {rows.map(
            ({
              item: { id, mail, name, userId, email, attempts, lastError, failedAt },
              isGone,
            }) => (
              <TableRow key={id}>
                <TableHeading scope="row">
                  {mail ? `Mail: ${jobWords(mail)}` : jobWords(name)}
                </TableHeading>
                <TableCell>
                  {userId && email ? personLink(userId, email) : (email ?? '–')}
                </TableCell>
                <TableCell numeric>{attempts}</TableCell>
                <TableCell>
                  <span className="wrap-anywhere">{lastError}</span>
                </TableCell>
                <TableCell>
                  <MomentText value={failedAt} />
                </TableCell>
                <TableCell>
                  <DecisionButtons
                    decided={isGone ? 'Tried again' : null}
                    isOwn={decided?.includes(id) ?? false}
                  >
                    <Button
                      variant="secondary"
                      size="sm"
                      pending={isDeciding}
                      onClick={() => decide([id])}
                    >
                      Try again
                      <span className="sr-only">: {jobWords(mail ?? name)}</span>
                    </Button>
                  </DecisionButtons>
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </>
  );
}
