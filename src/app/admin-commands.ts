import { grantAdmin, revokeAdmin } from '#features/accounts/server/admins.ts';
import { listAdmins } from '#features/accounts/server/queries/admins.ts';
import { reportPageViews } from '#features/page-views/server/queries.ts';
import { rebuildSearch } from '#features/search/server/commands/rebuild-search.ts';
import type { Services } from '#server/services.ts';
import { describeFailedJobs } from './failed-job-report.ts';
import { describePageViews, firstReportedDay } from './page-view-report.ts';

type AdminTools = Pick<Services, 'db' | 'write' | 'jobs' | 'clock' | 'isDemo'>;

interface AdminCommand {
  takes: readonly string[];
  does: string;
  /** Returns what the operator reads. */
  run(tools: AdminTools, words: readonly string[]): Promise<string>;
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

/** The operator's commands: `npm run admin -- NAME …`. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
  'grant-admin': {
    takes: ['EMAIL'],
    does: 'makes the person with this address an admin',
    run: async ({ write }, [email = '']) => {
      const outcome = await write((tx) => grantAdmin(tx, email));
      return `${email} ${grantWords[outcome]}`;
    },
  },
  'revoke-admin': {
    takes: ['EMAIL'],
    does: 'takes the admin role away again',
    run: async ({ write }, [email = '']) => {
      const outcome = await write((tx) => revokeAdmin(tx, email));
      return `${email} ${revokeWords[outcome]}`;
    },
  },
  'list-admins': {
    takes: [],
    does: 'lists the admins',
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
    run: async ({ db, jobs }) => describeFailedJobs(db, await jobs.listFailed()),
  },
  'rebuild-search': {
    takes: [],
    does: 'makes what clients search anew from the profiles; the site may be running',
    run: async (tools) => `Done: ${await rebuildSearch(tools)} consultants were gone through.`,
  },
  'retry-job': {
    takes: ['ID'],
    does: 'lets a failed job run again',
    run: async ({ jobs }, [id = '']) => {
      await jobs.retryFailed(id);
      return 'The job will run again.';
    },
  },
  'page-views': {
    takes: [],
    does: 'says how often pages were seen in the last 30 days',
    run: async ({ db }) => {
      const since = firstReportedDay(new Date());
      return describePageViews(await reportPageViews(db, since), since);
    },
  },
};

/** What to say when the command is missing or unknown. */
export function describeCommands(given: string): string {
  const lines = Object.entries(adminCommands).map(
    ([name, { takes, does }]) => `  ${[name, ...takes].join(' ').padEnd(22)} ${does}`,
  );
  const opening = given ? `There is no command "${given}". ` : '';
  return [`${opening}Use: npm run admin -- COMMAND`, ...lines].join('\n');
}
