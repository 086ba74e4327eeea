import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { Auth } from '#features/accounts/server/auth.ts';
import type { Billing } from '#lib/billing/billing.ts';
import type { Clock } from '#lib/clock.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import type { Mailer } from '#lib/mail/mailer.ts';

/** What the program is made of; jobs, the command line and requests all receive it. */
export interface Services {
  db: Db;
  jobs: JobQueue;
  mailer: Mailer;
  billing: Billing;
  files: FileStorage;
  auth: Auth;
  clock: Clock;
  log: Log;
  /** Origin of the site, for links in mails. */
  publicUrl: string;
  /** Only in a demo are made-up people shown and counted. */
  isDemo: boolean;
  searchIndex: SearchIndex;
}

/**
 * What clients search. A command that changes the profile, the approval or the subscription of consultants refreshes
 * it in its own transaction, after the change; the features that do so are older than the search.
 */
export interface SearchIndex {
  refresh(tx: Tx, userIds: readonly UserId[]): Promise<void>;
}
