import type { ReactNode } from 'react';
import type { UserType } from '#access/user.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { ListedUser } from '../../contract/users.ts';
import type { UserSort } from '../../rules/user-list.ts';
import { UserStatusBadge } from './user-status-badge.tsx';

interface UserColumn {
  sort: UserSort;
  label: string;
  numeric?: boolean;
  /** Of the cells, where words would break into a line each. */
  className?: string;
  cell: (user: ListedUser) => ReactNode;
}

// Short month, day, year, as the specification has it; one zone, so that server and browser write the same.
const joinedFormat = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', year: 'numeric' },
  timeZone: 'UTC',
});

const email: UserColumn = { sort: 'email', label: 'Email', cell: (user) => user.email };
const status: UserColumn = {
  sort: 'status',
  label: 'Status',
  cell: (user) => <UserStatusBadge status={user.status} />,
};
const joined: UserColumn = {
  sort: 'joined',
  label: 'Joined',
  cell: ({ joinedAt }) => (
    <time dateTime={joinedAt} className="whitespace-nowrap">
      {joinedFormat.format(new Date(joinedAt))}
    </time>
  ),
};

/** The columns beside the name, which heads the row. What is missing is a dash. */
export const userColumns: Record<UserType, readonly UserColumn[]> = {
  consultant: [
    email,
    { sort: 'title', label: 'Title', className: 'min-w-56', cell: ({ title }) => title },
    { sort: 'location', label: 'Location', cell: ({ location }) => location },
    {
      sort: 'rate',
      label: 'Rate',
      numeric: true,
      cell: ({ ratePounds }) =>
        ratePounds === null ? null : `${formatWholeMoney(ratePounds, 'GBP', 'en-GB')}/hr`,
    },
    {
      sort: 'experience',
      label: 'Experience',
      numeric: true,
      cell: ({ yearsExperience }) =>
        yearsExperience === null
          ? null
          : `${yearsExperience} ${yearsExperience === 1 ? 'year' : 'years'}`,
    },
    joined,
    // Beyond the specification, and therefore last: who of them is approved is asked first in a support mail.
    status,
  ],
  client: [
    email,
    { sort: 'company', label: 'Company', cell: ({ companyName }) => companyName },
    status,
    joined,
  ],
};
