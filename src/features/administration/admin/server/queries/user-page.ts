import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import {
  type AccountDecision,
  findSignUpState,
  getDecision,
  type SignUpState,
} from '#features/identity/accounts/server/queries/account-state.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import {
  listSessions,
  type OpenSession,
} from '#features/identity/accounts/server/queries/sessions.ts';
import { listCompaniesOf } from '#features/identity/memberships/server/queries/companies.ts';

/** What is read of one user beside the entry. */
export interface UserDetails {
  decision: AccountDecision;
  signUp: SignUpState;
  isAdmin: boolean;
  sessions: OpenSession[];
  companies: Awaited<ReturnType<typeof listCompaniesOf>>;
}

/** The details of one user. Throws when there is none. */
export async function readUserDetails(db: Db, userId: UserId): Promise<UserDetails> {
  const [decision, signUp, isAdmin, sessions, companies] = await Promise.all([
    getDecision(db, userId),
    findSignUpState(db, userId),
    isAdminUser(db, userId),
    listSessions(db, userId),
    listCompaniesOf(db, userId),
  ]);
  return { decision, signUp, isAdmin, sessions, companies };
}
