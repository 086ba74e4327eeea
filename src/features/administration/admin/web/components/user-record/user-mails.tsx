import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import type { UserMail } from '../../../contract/user-record.ts';
import { userMailsQuery } from '../../queries/user-record.ts';
import { NothingHere } from './record-section.tsx';

const states: Record<UserMail['progress'], { tone: Tone; label: string }> = {
  waiting: { tone: 'info', label: 'Waiting' },
  'trying-again': { tone: 'warning', label: 'Trying again' },
  running: { tone: 'info', label: 'Being sent' },
  done: { tone: 'success', label: 'Sent' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** The last mails to a user, and what has become of each. */
export function UserMails({ userId }: { userId: string }) {
  const query = useQuery(userMailsQuery(userId));
  if (query.isPending) return <Skeleton className="h-40 w-full" />;
  if (!query.data) return <PartFailed what="The mails" query={query} />;
  const { items } = query.data;
  if (items.length === 0) {
    return (
      <NothingHere>No mail went to this address in the last week, and none waits.</NothingHere>
    );
  }
  return (
    <Table caption="Mails to this person" captionHidden>
      <TableHead>
        <TableRow>
          {['Mail', 'State', 'Queued', 'Ended', 'What the mail server said'].map((label) => (
            <TableHeading key={label}>{label}</TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((mail) => (
          <TableRow key={mail.id}>
            <TableHeading scope="row">{wordsOf(mail.mail)}</TableHeading>
            <TableCell>
              <Badge tone={states[mail.progress].tone}>{states[mail.progress].label}</Badge>
            </TableCell>
            <TableCell>
              <MomentText value={mail.queuedAt} />
            </TableCell>
            <TableCell>{endOf(mail)}</TableCell>
            <TableCell>
              <span className="wrap-anywhere">{mail.lastError ?? '–'}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A mail's name in words: `account-approval` is "Account approval". */
const wordsOf = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

function endOf({ endedAt, dueAt, failures }: UserMail): ReactNode {
  if (endedAt) return <MomentText value={endedAt} />;
  if (failures === 0 || !dueAt) return '–';
  return (
    <>
      Next try <MomentText value={dueAt} />
    </>
  );
}
