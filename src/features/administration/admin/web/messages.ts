import type { CompanyState } from '../rules/company-list.ts';
import type { UserStatus } from '../rules/user-list.ts';

/** The words for where an account is. */
export const statusWords: Record<UserStatus | CompanyState, string> = {
  unconfirmed: 'Unconfirmed',
  pending: 'Pending',
  approved: 'Approved',
  refused: 'Refused',
  suspended: 'Suspended',
  closed: 'Closed',
};

/** Said once users have come. */
export const usersLoaded = (count: number): string => `Loaded ${count} users`;

/** Said when they have not. */
export const usersFailed = (message: string): string =>
  `Failed to load users: ${message || 'Unknown error'}`;

export const companiesFailed = 'The companies could not be loaded';
export const auditFailed = 'The audit log could not be loaded';
