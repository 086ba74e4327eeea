import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import {
  replaceSigningKeys,
  rotateSigningKeys,
} from '#features/identity/api-keys/server/commands/signing-keys.ts';
import { forgetPushKeys } from '#features/notifications/push/server/commands/push-keys.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import type { FailedJob } from '#lib/jobs/failed-jobs.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import { type AdminCommands, said } from './admin-command.ts';
import { UsageProblem } from './command-line.ts';
import { reseal } from './reseal.ts';

/** What a job may be about; the rest of its data (links that open an account, for example) is not shown. */
const aboutSomebody = z.object({ userId: z.uuid() });

/** One line for each job: its id, when it failed and why, and whose it was. */
async function describeFailedJobs(db: Db, failed: readonly FailedJob[]): Promise<string> {
  if (failed.length === 0) return 'No permanently failed jobs.';
  const addresses = await findAddresses(db, failed);
  return failed
    .map((job) =>
      [job.id, job.name, job.failedAt.toISOString(), whose(job, addresses), job.lastError]
        .map(asOneLine)
        .join('  '),
    )
    .join('\n');
}

function whose({ name, data }: FailedJob, addresses: ReadonlyMap<string, string>): string {
  const mail = name === mailRequested.name ? mailRequested.data.safeParse(data) : undefined;
  if (mail?.success) return `"${mail.data.mail}" to ${mail.data.to.address}`;
  const person = aboutSomebody.safeParse(data);
  if (!person.success) return 'about no user in particular';
  const { userId } = person.data;
  return `about ${addresses.get(userId) ?? `user ${userId}, who is gone`}`;
}

async function findAddresses(
  db: Db,
  failed: readonly FailedJob[],
): Promise<ReadonlyMap<string, string>> {
  const ids = failed.flatMap(({ data }) => aboutSomebody.safeParse(data).data?.userId ?? []);
  return findEmailAddresses(db, ids);
}

// An error may quote what people typed; a terminal would obey its control characters.
const asOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** What keeps the site going: jobs, the search, keys. */
export const upkeepCommands: AdminCommands = {
  'failed-jobs': {
    takes: [],
    does: 'lists permanently failed jobs and their users, newest first',
    changes: false,
    run: async ({ db, jobs }) => describeFailedJobs(db, await jobs.listFailed()),
  },
  'retry-job': {
    takes: ['ID'],
    does: 'lets a failed job run again',
    changes: true,
    run: async ({ write, jobs }, [id = '']) => {
      const isThere = await write(async (tx) => (await jobs.tryAgain(tx, id)) !== null);
      return said(
        isThere,
        isThere
          ? 'The job will run again.'
          : `No failed job has the id ${JSON.stringify(id)}. "npm run admin -- failed-jobs" lists those that there are.`,
      );
    },
  },
  'rebuild-search': {
    takes: [],
    does: 'makes what clients search anew from the profiles; the site may be running',
    changes: true,
    run: async (tools) => `Done: ${await rebuildSearch(tools)} consultants were gone through.`,
  },
  reseal: {
    takes: [],
    does: 're-encrypts with AUTH_SECRET what the previous secret has encrypted, so that it can be removed; the site may be running',
    changes: true,
    run: (tools) => reseal(tools),
  },
  'rotate-push-keys': {
    takes: [],
    does: 'replaces a leaked key pair that signs messages to browsers: all users have to turn notifications on again',
    changes: true,
    run: async ({ write }) => {
      const { browsers } = await write((tx) => forgetPushKeys(tx));
      return `The pair is another one from now on. Browsers whose people have to turn notifications on anew: ${browsers}.`;
    },
  },
  'rotate-signing-keys': {
    takes: ['[known]'],
    does: 'signs access tokens with the next key from now on; with "known", for a leaked key, all earlier tokens end at once',
    changes: true,
    run: async ({ write, clock, keys }, [cause]) => {
      if (cause !== undefined && cause !== 'known') {
        throw new UsageProblem(`There is no cause "${cause}": leave it out, or say known.`);
      }
      const surroundings = { keys, now: clock.now() };
      if (cause === 'known') {
        await write((tx) => replaceSigningKeys(tx, surroundings));
        return 'All signing keys are new, and earlier tokens have ended. Programs get new ones automatically.';
      }
      await write((tx) => rotateSigningKeys(tx, surroundings));
      return 'The next key signs from now on. Earlier tokens expire at their time.';
    },
  },
};
