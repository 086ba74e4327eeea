import type { UserType } from '#access/user.ts';

/** What users are listed by: the specification's columns. */
export const userSorts = [
  'joined',
  'name',
  'email',
  'title',
  'location',
  'rate',
  'experience',
  'company',
  'status',
] as const;
export type UserSort = (typeof userSorts)[number];

const sortsOf: Record<UserType, readonly UserSort[]> = {
  consultant: ['joined', 'name', 'email', 'title', 'location', 'rate', 'experience', 'status'],
  client: ['joined', 'name', 'email', 'company', 'status'],
};

/** Whether a list of these users has the column. */
export const canSortBy = (userType: UserType, sort: UserSort): boolean =>
  sortsOf[userType].includes(sort);

/** Where an account is, as lists show it. */
export const userStatuses = ['unconfirmed', 'pending', 'approved', 'refused', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** What narrows a list of users. */
export interface UserFilter {
  text: string;
  status?: UserStatus | undefined;
}

/** A list of users: whom, narrowed how, in which order. */
export interface UserList extends UserFilter {
  userType: UserType;
  sort: UserSort;
  direction: SortDirection;
}
