import type { Db, Tx } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import type { Billing } from '#lib/billing/billing.ts';
import type { Clock } from '#lib/clock.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import type { Mailer } from '#lib/mail/mailer.ts';
import type { UserId } from '../ids.ts';
import type { Viewer } from '../policy.ts';
import type { Auth } from './auth.ts';

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

/** What one request may use: the services, who asks, and the only way to change something. */
export interface RequestContext extends Services, Record<PropertyKey, unknown> {
  viewer: Viewer;
  write: Write;
  /** What the browser keeps of a sign-up made in it, as it came; `Auth` says whether it proves anything. */
  signUpMark?: string | undefined;
}
