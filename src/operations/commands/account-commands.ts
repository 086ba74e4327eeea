import { toUserId } from '#access/user.ts';
import { signUpSchema } from '#features/identity/accounts/rules/sign-up.ts';
import { grantAdmin, revokeAdmin } from '#features/identity/accounts/server/admins.ts';
import { createUser } from '#features/identity/accounts/server/commands/create-user.ts';
import { endAllSessions } from '#features/identity/accounts/server/commands/sessions.ts';
import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { findUserId } from '#features/identity/accounts/server/queries/people.ts';
import { revokeAllKeys } from '#features/identity/api-keys/server/commands/keys.ts';
import { disconnectAllApps } from '#features/identity/connected-apps/server/commands/disconnect.ts';
import { removeLostPasskeys } from '#features/identity/passkeys/server/commands/change-passkeys.ts';
import { removeLostFactors } from '#features/identity/second-factors/server/commands/remove-factor.ts';
import { type AdminCommands, said } from './admin-command.ts';
import { CommandRefused, UsageProblem } from './command-line.ts';

/** What an operator reads before there is an admin. */
export const noAdminYet =
  'There is no admin yet: npm run admin -- create-admin EMAIL FIRST-NAME LAST-NAME.';

const grantWords = {
  granted: 'is an admin now, and has been signed out everywhere.',
  'already-admin': 'is an admin already.',
  'not-confirmed': 'has not confirmed this e-mail address yet. Confirm it first.',
  suspended: 'is suspended. Lift that first.',
  'not-found': 'has no account here. Sign up first.',
} as const;

const revokeWords = {
  revoked: 'is not an admin any more, and has been signed out everywhere.',
  'not-admin': 'was not an admin.',
  'not-found': 'has no account here.',
} as const;

const createWords = {
  created: 'has an account now, and gets an e-mail to choose a password.',
  taken: 'has an account here already, or a pending sign-up.',
} as const;

const newUserSchema = signUpSchema.omit({ password: true });

/** Accounts: who is an admin, who gets in, and who is put out. */
export const accountCommands: AdminCommands = {
  'grant-admin': {
    takes: ['EMAIL'],
    does: 'makes the person with this address an admin',
    changes: true,
    run: async ({ write }, [email = '']) => {
      const outcome = await write((tx) => grantAdmin(tx, email));
      const isDone = outcome === 'granted' || outcome === 'already-admin';
      return said(isDone, `${email} ${grantWords[outcome]}`);
    },
  },
  'create-admin': {
    takes: ['EMAIL', 'FIRST-NAME', 'LAST-NAME'],
    does: 'creates an account for this address unless there is one, and makes it an admin; its owner chooses a password by mail',
    changes: true,
    run: async (tools, [address = '', firstName, lastName]) => {
      const user = readNewUser({ userType: 'client', email: address, firstName, lastName });
      const now = tools.clock.now();
      const outcome = await tools.write(async (tx) => {
        await createUser(tx, { ...tools, now }, user);
        return grantAdmin(tx, user.email);
      });
      const isDone = outcome === 'granted' || outcome === 'already-admin';
      return said(isDone, `${user.email} ${grantWords[outcome]}`);
    },
  },
  'revoke-admin': {
    takes: ['EMAIL'],
    does: 'takes the admin role away again',
    changes: true,
    run: async ({ write }, [email = '']) => {
      const outcome = await write((tx) => revokeAdmin(tx, email));
      return said(outcome !== 'not-found', `${email} ${revokeWords[outcome]}`);
    },
  },
  'list-admins': {
    takes: [],
    does: 'lists the admins',
    changes: false,
    run: async ({ db }) => {
      const admins = await listAdmins(db);
      if (admins.length === 0) return noAdminYet;
      return admins
        .map(({ email, name, grantedAt }) => `${email}  ${name}  since ${grantedAt.toISOString()}`)
        .join('\n');
    },
  },
  'remove-factors': {
    takes: ['EMAIL'],
    does: 'removes all second factors and passkeys of a user who has lost them; confirm the user’s identity first',
    changes: true,
    run: async ({ db, write, jobs }, [email = '']) => {
      const found = await findUserId(db, email);
      if (!found) throw new CommandRefused(`${email} has no account here.`);
      const userId = toUserId(found);
      const isRemoved = await write(async (tx) => {
        const hadFactors = await removeLostFactors(tx, { jobs }, userId);
        await revokeAllKeys(tx, { jobs }, userId);
        await disconnectAllApps(tx, { jobs }, userId);
        return (await removeLostPasskeys(tx, { jobs }, userId)) || hadFactors;
      });
      return said(
        isRemoved,
        isRemoved
          ? `${email} signs in by the password alone now, and has been signed out everywhere.`
          : `${email} has no second factor and no passkey.`,
      );
    },
  },
  'end-sessions': {
    takes: ['EMAIL'],
    does: 'signs the person with this address out everywhere, and revokes their API keys',
    changes: true,
    run: async ({ db, write, jobs }, [email = '']) => {
      const userId = await findUserId(db, email);
      if (!userId) throw new CommandRefused(`${email} has no account here.`);
      const { ended, keys, apps } = await write(async (tx) => ({
        ended: await endAllSessions(tx, { jobs }, toUserId(userId)),
        keys: await revokeAllKeys(tx, { jobs }, toUserId(userId)),
        apps: await disconnectAllApps(tx, { jobs }, toUserId(userId)),
      }));
      return said(
        ended + keys + apps > 0,
        ended + keys + apps > 0
          ? `${email} has been signed out everywhere (${ended}), and is told by e-mail. API keys revoked: ${keys}, apps disconnected: ${apps}.`
          : `${email} is signed in nowhere, and has no API keys and no connected apps.`,
      );
    },
  },
  'create-user': {
    takes: ['client|consultant', 'EMAIL', 'FIRST-NAME', 'LAST-NAME'],
    does: 'creates an account with this address, confirmed and without a password, and notifies its owner',
    changes: true,
    run: async (tools, [userType, address = '', firstName, lastName]) => {
      const user = readNewUser({ userType, email: address, firstName, lastName });
      const now = tools.clock.now();
      const outcome = await tools.write((tx) => createUser(tx, { ...tools, now }, user));
      return said(outcome === 'created', `${user.email} ${createWords[outcome]}`);
    },
  },
};

/** The account that a command describes. Throws a UsageProblem that names the first wrong word. */
function readNewUser({ email, ...words }: Record<string, string | undefined>) {
  const given = newUserSchema.safeParse({ ...words, email: email?.trim().toLowerCase() });
  if (given.success) return given.data;
  const [issue] = given.error.issues;
  throw new UsageProblem(`${issue?.path.join('.')}: ${issue?.message}`);
}
