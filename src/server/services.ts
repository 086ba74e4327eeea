import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { Replicas } from '#db/replicas/replicas.ts';
import type { Write } from '#db/write.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { Billing } from '#lib/billing/billing.ts';
import type { Clock } from '#lib/clock.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { Mailer } from '#lib/mail/mailer.ts';

/**
 * What the program is made of; jobs, the command line and requests all receive it. What a feature keeps for its own
 * operations alone is declared in its `server/services.ts`.
 */
export interface Services {
  /** Reads; what changes something goes through `write`. */
  db: Db;
  /** Reads whose answers may be some seconds old. */
  replicas: Replicas;
  write: Write;
  jobs: JobQueue;
  mailer: Mailer;
  billing: Billing;
  files: FileStorage;
  clock: Clock;
  log: Log;
  /** Origin of the site, for links in mails. */
  publicUrl: string;
  /** Only in a demo are made-up people shown and counted. */
  isDemo: boolean;
  searchIndex: SearchIndex;
  /**
   * The address at which a user answers a mail. Undefined where the site receives no mail, or the two sides have no
   * conversation and may begin none.
   */
  replyTo(db: Db, about: ReplyAbout): Promise<MailAddress | undefined>;
  /** Who runs this site, as its invoices say. */
  seller: Seller;
  /** All that is signed, sealed and hashed with the secret of the site. */
  keys: Keyring;
}

/** Whose answer it is, and in which conversation: by its id, or by an application of its two sides. */
export type ReplyAbout = { userId: UserId } & (
  | { threadId: string }
  | { applicationId: string; companyId: CompanyId; clientId: UserId; consultantId: UserId }
);

/** The business behind the site, as its papers name it. */
export interface Seller {
  name: string;
  email: string;
  /** Line by line, as it is written on a letter. */
  address: string[];
  /** Such as `GB123456789`; none where there is none to name. */
  taxIds: string[];
}

/**
 * What is kept of people beside the tables that it is derived from, such as the entries that clients search. A command
 * that changes a profile, evidence, an approval or a subscription refreshes it in the same transaction, after the
 * change.
 */
export interface SearchIndex {
  refresh(tx: Tx, userIds: readonly UserId[]): Promise<void>;
}
