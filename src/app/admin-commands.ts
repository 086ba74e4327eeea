import { toUserId } from '#access/user.ts';
import { signUpSchema } from '#features/accounts/rules/sign-up.ts';
import { grantAdmin, revokeAdmin } from '#features/accounts/server/admins.ts';
import { createUser } from '#features/accounts/server/commands/create-user.ts';
import { endAllSessions } from '#features/accounts/server/commands/sessions.ts';
import { listAdmins } from '#features/accounts/server/queries/admins.ts';
import { findUserId } from '#features/accounts/server/queries/people.ts';
import { revokeAllKeys } from '#features/api-keys/server/commands/keys.ts';
import {
  replaceSigningKeys,
  rotateSigningKeys,
} from '#features/api-keys/server/commands/signing-keys.ts';
import type { SigningKeySecrets } from '#features/api-keys/server/services.ts';
import { approveAccount } from '#features/approvals/server/commands/approve.ts';
import {
  approveClients,
  findLastWaitingClient,
} from '#features/approvals/server/commands/approve-clients.ts';
import { removeLostFactors } from '#features/factors/server/commands/remove-factor.ts';
import { exportAuditLog, exportUsers } from '#features/oversight/server/queries/export-rows.ts';
import { reportPageViews } from '#features/page-views/server/queries.ts';
import { removeLostPasskeys } from '#features/passkeys/server/commands/change-passkeys.ts';
import { recordDropped, releaseHeld } from '#features/restores/server/commands.ts';
import { findHeldRestore } from '#features/restores/server/queries.ts';
import { rebuildSearch } from '#features/search/server/commands/rebuild-search.ts';
import { csvText } from '#lib/csv.ts';
import type { Services } from '#server/services.ts';
import { backUpByCommand } from './backups/backup-commands.ts';
import type { BackupSource } from './backups/take-backup.ts';
import { CommandRefused, UsageProblem } from './command-line.ts';
import { describeFailedJobs } from './failed-job-report.ts';
import { describeHeld } from './held-report.ts';
import { describePageViews, firstReportedDay } from './page-view-report.ts';

/** What commands work with. In a dry run `write` takes every change back again. */
type AdminTools = Pick<
  Services,
  'db' | 'write' | 'jobs' | 'clock' | 'isDemo' | 'derivedData' | 'log'
> & {
  /** What the site's own signing keys are sealed with. */
  signingKeySecrets: SigningKeySecrets;
  /** What a backup is taken of; opened by the command that takes one. */
  openBackupSource(): Promise<BackupSource>;
  /** Where backups go that name no folder. */
  backupFolder?: string | undefined;
};

interface CommandUse {
  takes: readonly string[];
  does: string;
  /** It changes something: with `--dry-run` it says what, and changes nothing. */
  changes: boolean;
}

interface AdminCommand extends CommandUse {
  /** Returns what the operator reads. Throws a CommandRefused when it did nothing. */
  run(tools: AdminTools, words: readonly string[], isDryRun?: boolean): Promise<string>;
}

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

const approveWords = {
  approved: 'is approved, and is told by e-mail.',
  'not-found': 'has no account here, or has not confirmed this e-mail address.',
  'profile-required': 'is a consultant without a profile. It has to be filled in first.',
  suspended: 'is suspended. Lift that first.',
} as const;

const createWords = {
  created: 'has an account now, and is told by e-mail how to choose a password.',
  taken: 'has an account here already, or somebody has signed up with it.',
} as const;

const newUserSchema = signUpSchema.omit({ password: true });
/** Made before there is a database, so it has none of the tools. */
const restoreCommand: CommandUse = {
  takes: ['FOLDER', '[TIME|latest]'],
  does: 'restores a backup into the empty data folder or database that the settings name',
  changes: true,
};

/** The operator's commands: `npm run admin -- NAME …`. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
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
  'revoke-admin': {
    takes: ['EMAIL'],
    does: 'takes the admin role away again',
    changes: true,
    run: async ({ write }, [email = '']) => {
      const outcome = await write((tx) => revokeAdmin(tx, email));
      return said(outcome !== 'not-found', `${email} ${revokeWords[outcome]}`);
    },
  },
  'remove-factors': {
    takes: ['EMAIL'],
    does: 'lets somebody in who has lost their second factor or passkeys, and removes them all; make sure who asks first',
    changes: true,
    run: async ({ db, write, jobs }, [email = '']) => {
      const found = await findUserId(db, email);
      if (!found) throw new CommandRefused(`${email} has no account here.`);
      const userId = toUserId(found);
      const isRemoved = await write(async (tx) => {
        const hadFactors = await removeLostFactors(tx, { jobs }, userId);
        await revokeAllKeys(tx, { jobs }, userId);
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
      const { ended, keys } = await write(async (tx) => ({
        ended: await endAllSessions(tx, { jobs }, toUserId(userId)),
        keys: await revokeAllKeys(tx, { jobs }, toUserId(userId)),
      }));
      return said(
        ended + keys > 0,
        ended + keys > 0
          ? `${email} has been signed out everywhere (${ended}), and is told by e-mail. API keys revoked: ${keys}.`
          : `${email} is signed in nowhere, and has no API keys.`,
      );
    },
  },
  'create-user': {
    takes: ['client|consultant', 'EMAIL', 'FIRST-NAME', 'LAST-NAME'],
    does: 'makes an account with this address, confirmed and without a password, and tells its owner',
    changes: true,
    run: async (tools, [userType, address = '', firstName, lastName]) => {
      const email = address.trim().toLowerCase();
      const given = newUserSchema.safeParse({ userType, email, firstName, lastName });
      if (!given.success) {
        const [issue] = given.error.issues;
        throw new UsageProblem(`${issue?.path.join('.')}: ${issue?.message}`);
      }
      const now = tools.clock.now();
      const outcome = await tools.write((tx) => createUser(tx, { ...tools, now }, given.data));
      return said(outcome === 'created', `${given.data.email} ${createWords[outcome]}`);
    },
  },
  approve: {
    takes: ['EMAIL'],
    does: 'approves the account with this address; a second time changes nothing',
    changes: true,
    run: async (tools, [email = '']) => {
      const userId = await findUserId(tools.db, email);
      const now = tools.clock.now();
      const { outcome } = userId
        ? await tools.write((tx) => approveAccount(tx, { ...tools, now }, null, toUserId(userId)))
        : ({ outcome: 'not-found' } as const);
      return said(outcome === 'approved', `${email} ${approveWords[outcome]}`);
    },
  },
  'approve-clients': {
    takes: [],
    does: 'approves every client that waits; who cannot be approved is skipped and named',
    changes: true,
    run: async (tools) => {
      const now = tools.clock.now();
      const { until } = await tools.write(async (tx) => ({
        until: (await findLastWaitingClient(tx))?.toISOString(),
      }));
      if (!until) return 'No client is waiting.';
      const { approved, failed, failures } = await approveClients(
        { ...tools, now },
        null,
        new Date(until),
      );
      const names = failures.map(({ userId, name }) => `  ${name}  ${userId}`);
      const lines = [`${approved} approved, ${failed} could not be approved.`, ...names];
      return said(failed === 0, lines.join('\n'));
    },
  },
  'export-users': {
    takes: ['client|consultant'],
    does: 'writes all users of this type as CSV',
    changes: false,
    run: async ({ db }, [userType = '']) => {
      if (userType !== 'client' && userType !== 'consultant') {
        throw new UsageProblem(`There are no users of the type "${userType}".`);
      }
      const order = { sort: 'joined', direction: 'ascending' } as const;
      return csvText(exportUsers(db, { userType, text: '', ...order }));
    },
  },
  'export-audit-log': {
    takes: [],
    does: 'writes the whole audit log as CSV, newest first',
    changes: false,
    run: ({ db }) => csvText(exportAuditLog(db, {})),
  },
  'list-admins': {
    takes: [],
    does: 'lists the admins',
    changes: false,
    run: async ({ db }) => {
      const admins = await listAdmins(db);
      if (admins.length === 0) return 'There is no admin yet.';
      return admins
        .map(({ email, name, grantedAt }) => `${email}  ${name}  since ${grantedAt.toISOString()}`)
        .join('\n');
    },
  },
  'failed-jobs': {
    takes: [],
    does: 'lists background jobs that failed for good, and whose they were, newest first',
    changes: false,
    run: async ({ db, jobs }) => describeFailedJobs(db, await jobs.listFailed()),
  },
  'rebuild-search': {
    takes: [],
    does: 'makes what clients search anew from the profiles; the site may be running',
    changes: true,
    run: async (tools) => `Done: ${await rebuildSearch(tools)} consultants were gone through.`,
  },
  'retry-job': {
    takes: ['ID'],
    does: 'lets a failed job run again',
    changes: true,
    run: async ({ jobs }, [id = ''], isDryRun = false) => {
      if (isDryRun) {
        const isThere = (await jobs.listFailed()).some((failed) => failed.id === id);
        return said(isThere, isThere ? 'The job would run again.' : 'There is no such failure.');
      }
      await jobs.retryFailed(id);
      return 'The job will run again.';
    },
  },
  'rotate-signing-keys': {
    takes: ['[known]'],
    does: 'has the next key sign access tokens from now on; with "known", for a key that somebody may have, all tokens of before end at once',
    changes: true,
    run: async ({ write, clock, signingKeySecrets }, [cause]) => {
      if (cause !== undefined && cause !== 'known') {
        throw new UsageProblem(`There is no cause "${cause}": leave it out, or say known.`);
      }
      const surroundings = { signingKeySecrets, now: clock.now() };
      if (cause === 'known') {
        await write((tx) => replaceSigningKeys(tx, surroundings));
        return 'All signing keys are new, and tokens of before have ended. Programs ask for new ones by themselves.';
      }
      await write((tx) => rotateSigningKeys(tx, surroundings));
      return 'The next key signs from now on. Tokens of before run out by themselves.';
    },
  },
  backup: {
    takes: ['logical|physical', '[FOLDER]'],
    does: 'takes a backup into a new folder there (without one: in BACKUP_DIR), beside a running site',
    changes: false,
    run: async ({ openBackupSource, backupFolder }, [kind = '', folder = backupFolder]) => {
      if (!folder) throw new UsageProblem('Name a folder, or set BACKUP_DIR.');
      return backUpByCommand(await openBackupSource(), kind, folder);
    },
  },
  'release-held': {
    takes: [],
    does: 'says what is held since a restore, and lets it out',
    changes: true,
    run: async ({ db, write, jobs, clock }) => {
      const restore = await findHeldRestore(db);
      if (!restore) throw new CommandRefused('Nothing is held.');
      const report = describeHeld(restore, await jobs.listHeld());
      await write((tx) => releaseHeld(tx, clock.now()));
      return `${report}\nReleased: it goes out from now on.`;
    },
  },
  'drop-held': {
    takes: ['KIND'],
    does: 'removes what was waiting of a kind of job (mail-requested) when the backup was made',
    changes: true,
    run: async ({ db, write, jobs }, [kind = ''], isDryRun = false) => {
      const restore = await findHeldRestore(db);
      if (!restore) throw new CommandRefused('Nothing is held.');
      const waiting = (await jobs.listHeld()).find(({ name }) => name === kind);
      if (!waiting) throw new CommandRefused(`Nothing of the kind "${kind}" is held.`);
      if (isDryRun)
        return `${describeHeld(restore, [waiting])}\nRemoved: all of it that came before the restore.`;
      const dropped = await jobs.dropHeld(kind, restore.restoredAt);
      await write((tx) => recordDropped(tx, kind, dropped));
      return `Removed: ${dropped} of the kind ${kind}.`;
    },
  },
  'page-views': {
    takes: [],
    does: 'says how often pages were seen in the last 30 days',
    changes: false,
    run: async ({ db }) => {
      const since = firstReportedDay(new Date());
      return describePageViews(await reportPageViews(db, since), since);
    },
  },
};

/** What was done, or, as a refusal, why nothing was. */
function said(isDone: boolean, words: string): string {
  if (!isDone) throw new CommandRefused(words);
  return words;
}

/** Every command by its name. */
const uses: Readonly<Record<string, CommandUse>> = { ...adminCommands, restore: restoreCommand };

/** The command of this name, if it is used as it is meant; null is `restore`, which begins without a database. */
export function findCommand(name: string, words: readonly string[], isDryRun: boolean) {
  const use = Object.hasOwn(uses, name) ? uses[name] : undefined;
  if (!use) throw new UsageProblem(describeCommands(name));
  const needed = use.takes.filter((word) => !word.startsWith('['));
  if (words.length < needed.length || words.length > use.takes.length) {
    throw new UsageProblem(`Use it like this: npm run admin -- ${[name, ...use.takes].join(' ')}`);
  }
  if (isDryRun && !use.changes) {
    throw new UsageProblem(`${name} changes nothing, so there is nothing to try.`);
  }
  return adminCommands[name] ?? null;
}

/** What one command takes and does, or all of them. */
export function describeCommands(given: string): string {
  const known = Object.entries(uses).filter(([name]) => name === given);
  const shown = known.length > 0 ? known : Object.entries(uses);
  const lines = shown.map(([name, { takes, does, changes }]) => {
    const dryRun = changes ? ' [--dry-run]' : '';
    return `  ${`${[name, ...takes].join(' ')}${dryRun}`.padEnd(38)} ${does}`;
  });
  const opening = given && known.length === 0 ? `There is no command "${given}". ` : '';
  return [
    `${opening}Use: npm run admin -- COMMAND`,
    ...lines,
    'With --dry-run a command says what it would do, and changes nothing. With --help it says what it does.',
    'Ends with 0 when done, 1 when nothing was done for the reason that is said, 2 when it was used in another way.',
  ].join('\n');
}
