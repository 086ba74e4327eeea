import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import {
  type AccountDecision,
  findSignUpFacts,
  getDecision,
  type SignUpFacts,
} from '#features/identity/accounts/server/queries/account-state.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import {
  listSessions,
  type OpenSession,
} from '#features/identity/accounts/server/queries/sessions.ts';

/** What is read of one user beside the entry. */
export interface UserFacts {
  decision: AccountDecision;
  signUp: SignUpFacts;
  isAdmin: boolean;
  sessions: OpenSession[];
}

/** The facts of one user. Throws when there is none. */
export async function readUserFacts(db: Db, userId: UserId): Promise<UserFacts> {
  const [decision, signUp, isAdmin, sessions] = await Promise.all([
    getDecision(db, userId),
    findSignUpFacts(db, userId),
    isAdminUser(db, userId),
    listSessions(db, userId),
  ]);
  return { decision, signUp, isAdmin, sessions };
}
