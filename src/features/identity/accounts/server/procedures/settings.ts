import { implementOperations } from '#server/implement-operations.ts';
import { type EmailChangeView, settingsContract } from '../../contract/settings-operations.ts';
import { refusalOfPassword } from '../../rules/password-refusal.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  findEmailChange,
  findOwnEmailChange,
  requestEmailChange,
} from '../commands/change-email.ts';
import { changePassword } from '../commands/change-password.ts';
import { renamePerson } from '../commands/people.ts';
import { findSignInMeans } from '../queries/credentials.ts';
import type { AccountsRequest } from '../services.ts';

const operations = implementOperations<typeof settingsContract, AccountsRequest>(settingsContract);

interface Change {
  newEmail: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
}

const viewChange = ({ newEmail, oldConfirmedAt, newConfirmedAt }: Change): EmailChangeView => ({
  newEmail,
  isOldConfirmed: oldConfirmedAt !== null,
  isNewConfirmed: newConfirmedAt !== null,
});

/** What people change about their own accounts. */
export const settingsProcedures = {
  rename: operations.rename.handler(async ({ context, input }) => {
    const { clock, searchIndex, person } = context;
    await context.write(async (tx) => {
      await renamePerson(tx, person.userId, input, clock.now());
      await searchIndex.refresh(tx, [person.userId]);
    });
    return input;
  }),

  getPassword: operations.getPassword.handler(async ({ context: { db, person } }) => {
    const { passwordHash } = await findSignInMeans(db, person.userId);
    return { isSet: passwordHash !== null };
  }),

  changePassword: operations.changePassword.handler(async ({ context, input, errors }) => {
    const { db, auth, clock, person } = context;
    const { passwordHash } = await findSignInMeans(db, person.userId);
    const password = input.currentPassword;
    if (!passwordHash || !(await auth.passwords.verify({ hash: passwordHash, password }))) {
      throw errors.WRONG_PASSWORD();
    }
    const refusal = refusalOfPassword(input.newPassword, person);
    if (refusal) throw errors.PASSWORD_REFUSED({ message: refusal.message });
    const key = auth.createSessionKey();
    const newHash = await auth.passwords.hash(input.newPassword);
    const change = { replacedHash: passwordHash, newHash, key, now: clock.now() };
    // The cookie of its answer exists once: a repetition is a new try.
    const outcome = await context.write((tx) => changePassword(tx, context, person, change), {
      withoutKey: true,
    });
    if (outcome.refused) throw errors.WRONG_PASSWORD();
    context.setSessionCookie?.(key.cookie);
    return { endedSessions: outcome.endedSessions };
  }),

  getEmailChange: operations.getEmailChange.handler(async ({ context: { db, person, clock } }) => {
    const change = await findOwnEmailChange(db, person, clock.now());
    return { change: change ? viewChange(change) : null };
  }),

  requestEmailChange: operations.requestEmailChange.handler(async ({ context, input, errors }) => {
    const { clock, jobs, person } = context;
    const now = clock.now();
    const { refused } = await context.write((tx) =>
      requestEmailChange(tx, { jobs, now }, person, input.email),
    );
    if (refused) throw errors[refused]();
    return { change: { newEmail: input.email, isOldConfirmed: false, isNewConfirmed: false } };
  }),

  cancelEmailChange: operations.cancelEmailChange.handler(async ({ context }) => ({
    cancelled: await context.write((tx) => cancelEmailChange(tx, context.person)),
  })),

  readEmailChange: operations.readEmailChange.handler(async ({ context, input, errors }) => {
    const link = context.auth.readEmailChangeToken(input.token);
    const change = link && (await findEmailChange(context.db, link.changeId, context.clock.now()));
    if (!change) throw errors.LINK_NOT_VALID();
    return { side: link.side, change: viewChange(change) };
  }),

  confirmEmailChange: operations.confirmEmailChange.handler(async ({ context, input, errors }) => {
    const { jobs, clock } = context;
    const link = context.auth.readEmailChangeToken(input.token);
    if (!link) throw errors.LINK_NOT_VALID();
    const now = clock.now();
    const outcome = await context.write((tx) => confirmEmailChange(tx, { jobs, now }, link));
    if (outcome.refused) throw errors[outcome.refused]();
    return { isChanged: outcome.isChanged };
  }),
};
