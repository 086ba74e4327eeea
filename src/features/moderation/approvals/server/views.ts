import type { PendingAccount } from '../contract.ts';
import type { AccountRow } from './queries.ts';

/** What admins call a person; one who left the name out goes by the address. */
export const nameOf = ({ firstName, lastName, email }: AccountRow): string =>
  `${firstName} ${lastName}`.trim() || email;

/** An account that waits, as admins see it. */
export const viewPending = (account: AccountRow): PendingAccount => ({
  userId: account.userId,
  userType: account.userType,
  name: nameOf(account),
  email: account.email,
  companyName: account.companyName,
  createdAt: account.createdAt.toISOString(),
  hasProfile: account.hasProfile,
});
