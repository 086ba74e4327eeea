import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';

/** What became of a reply by mail, as it is counted. */
export const replyOutcomes = [
  ...(['sent', 'waiting', 'bounce', 'automatic', 'bulk', 'own-domain'] as const),
  ...(['empty', 'unreadable', 'no-conversation'] as const),
];
export type ReplyOutcome = (typeof replyOutcomes)[number];

/** What replies by mail use beside the services of all. */
export interface MailRepliesServices {
  /** Undefined where the operator receives none. */
  inboundMail: InboundMail | undefined;
  /** A user as they would be signed in, with what they may do now. */
  findPerson(db: Db, userId: string): Promise<SignedIn>;
}

export interface InboundMail {
  /** Of the addresses for replies, in lower case. */
  domain: string;
  /** Domains that the site itself sends from: what comes from there is no answer. */
  ownDomains: readonly string[];
  /** Asks name servers for records of a type, for the check of senders. */
  resolve(name: string, type: string): Promise<string[] | string[][]>;
  count(outcome: ReplyOutcome): void;
}
