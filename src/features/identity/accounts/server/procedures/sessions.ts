import { implementOperations } from '#server/implement-operations.ts';
import { sessionsContract } from '../../contract/session-operations.ts';
import { deviceName } from '../../rules/device-name.ts';
import { endOtherSessions, endSession, renewSession } from '../commands/sessions.ts';
import { findSignInMeans } from '../queries/credentials.ts';
import { listOwnSessions } from '../queries/sessions.ts';
import type { AccountsRequest } from '../services.ts';

const operations = implementOperations<typeof sessionsContract, AccountsRequest>(sessionsContract);

/** Where the own account is signed in. */
export const sessionsProcedures = {
  listSessions: operations.listSessions.handler(async ({ context: { db, person, clock } }) => {
    const rows = await listOwnSessions(db, person, clock.now());
    return {
      sessions: rows.map(({ id, userAgent, createdAt, updatedAt, ...row }) => ({
        ...row,
        sessionId: id,
        device: deviceName(userAgent),
        signedInAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        isCurrent: id === person.session?.id,
      })),
    };
  }),

  endSession: operations.endSession.handler(async ({ context, input, errors }) => {
    const { userId } = context.person;
    const ended = await context.write((tx) => endSession(tx, userId, input.sessionId));
    if (!ended) throw errors.SESSION_NOT_FOUND();
    return { ended };
  }),

  endOtherSessions: operations.endOtherSessions.handler(async ({ context }) => {
    const { userId, session } = context.person;
    return { ended: await context.write((tx) => endOtherSessions(tx, userId, session?.id)) };
  }),

  proveByPassword: operations.proveByPassword.handler(async ({ context, input, errors }) => {
    const { db, auth, clock, person } = context;
    const { passwordHash, hasSecondFactor } = await findSignInMeans(db, person.userId);
    if (hasSecondFactor) throw errors.SECOND_FACTOR_NEEDED();
    const { password } = input;
    if (!passwordHash || !(await auth.passwords.verify({ hash: passwordHash, password }))) {
      throw errors.WRONG_PASSWORD();
    }
    const { session } = person;
    if (session) {
      const key = auth.createSessionKey();
      // A repetition renews again: its answer carries another cookie.
      const isRenewed = await context.write(
        (tx) => renewSession(tx, session.id, { key, now: clock.now() }),
        { withoutKey: true },
      );
      if (isRenewed) context.setSessionCookie?.(key.cookie);
    }
    return { proven: true as const };
  }),
};
