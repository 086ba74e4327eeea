import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { PersonalList, PersonalTable } from '#db/personal-tables.ts';
import type { Database } from '#db/schema.ts';
import type { FileName } from '#lib/files/file-name.ts';
import type { Services } from './services.ts';

/** A user who is being erased, as far as they are still known. */
export interface Leaver {
  userId: UserId;
  /** In small letters. */
  email: string;
  firstName: string;
  lastName: string;
  /** Who stands for them in what stays with others; null when nothing does. */
  formerId: UserId | null;
}

/** The periods of the privacy page, beside that of the account itself. */
export const retentionKinds = ['transactions', 'communications', 'marketing'] as const;

/** What is removed, or made nameless, once its time is over. */
export interface Retention {
  kind: (typeof retentionKinds)[number];
  table: keyof Database;
  /** Removes up to 1,000 rows that have expired, by an index; answers how many. */
  expire(tx: Tx, now: Date): Promise<number>;
}

/** A stored file that an export contains. */
export interface PersonalFile {
  /** Inside the export. */
  path: string;
  /** In their order; most files are in one. */
  parts: readonly FileName[];
}

/**
 * What one feature knows of people: each gives its own part (`server/personal-data.ts`), and `src/app/personal-data.ts`
 * lists them. Export and erasure reach tables only through these.
 */
export interface PersonalData {
  feature: string;
  /** What of it is kept no longer than the privacy page says. */
  retention?: readonly Retention[];
  tables: readonly PersonalTable[];
  /** The feature's other tables, and why nothing in them is about a person. */
  impersonal: Partial<Record<keyof Database, string>>;
  lists: readonly PersonalList[];
  /** What an owner gets of their company: `rows` is asked with the company's id. */
  companyLists?: readonly PersonalList[];
  /** Ids and titles by which jobs name the user, read before anything is erased. */
  mentions?(db: Db, userId: UserId): Promise<string[]>;
  files?(db: Db, userId: UserId): Promise<PersonalFile[]>;
  /** Whether something stays with others when the user is erased: a former user stands for them in it. */
  staysWithOthers?(db: Db, userId: UserId): Promise<boolean>;
  /** Removes stored files before the rows that name them. Done again, it finds nothing to do. */
  removeFiles?(services: ErasingServices, leaver: Leaver): Promise<void>;
  /**
   * Erases what does not go with the account by the database's own references. In one transaction, in which it is
   * marked as done. Features are asked from the youngest to the oldest, so what others read is still there.
   */
  erase?(tx: Tx, services: ErasingServices, leaver: Leaver): Promise<void>;
}

export type ErasingServices = Pick<
  Services,
  'db' | 'write' | 'clock' | 'jobs' | 'files' | 'searchIndex' | 'isDemo'
>;
