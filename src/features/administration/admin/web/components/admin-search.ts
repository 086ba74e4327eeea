import {
  canSortBy,
  type SortDirection,
  sortDirections,
  type UserList,
  type UserSort,
  type UserStatus,
  userSorts,
  userStatuses,
} from '../../rules/user-list.ts';

/** What the address of the admin portal says. What is usual is left out: the address stays short. */
export interface AdminSearch {
  tab?: 'approvals' | 'blast' | undefined;
  /** Whom an email blast is written to; clients where it says nothing. */
  to?: 'consultants' | undefined;
  show?: 'clients' | undefined;
  text?: string | undefined;
  status?: UserStatus | undefined;
  sort?: UserSort | undefined;
  direction?: SortDirection | undefined;
}

const oneOf = <Value>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** Reads the address. Values that make no sense are left out: addresses can be typed. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  const text = typeof search.text === 'string' ? search.text.trim().slice(0, 100) : '';
  return {
    tab: oneOf(['approvals', 'blast'] as const, search.tab),
    to: oneOf(['consultants'] as const, search.to),
    show: oneOf(['clients'] as const, search.show),
    text: text || undefined,
    status: oneOf(userStatuses, search.status),
    sort: oneOf(userSorts, search.sort),
    direction: oneOf(sortDirections, search.direction),
  };
}

/** The list of users that the address asks for. */
export function listOf({ show, text = '', status, sort, direction }: AdminSearch): UserList {
  const userType = show === 'clients' ? 'client' : 'consultant';
  const order = sort && canSortBy(userType, sort) ? sort : 'joined';
  return {
    userType,
    text,
    status,
    sort: order,
    direction: direction ?? (order === 'joined' ? 'descending' : 'ascending'),
  };
}

/** The address of a list of users. */
export const searchOf = (list: UserList): AdminSearch => ({
  show: list.userType === 'client' ? 'clients' : undefined,
  text: list.text || undefined,
  status: list.status,
  ...(list.sort === 'joined' && list.direction === 'descending'
    ? {}
    : { sort: list.sort, direction: list.direction }),
});
