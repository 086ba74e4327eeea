import type { Choice, Topic } from './topics.ts';

/**
 * A kind of event that users are notified of: declared once, by the feature that owns the event, and handed to
 * `recordNotifications`. The words contain no names, for who may know a name changes while they stand: the other person
 * is named beside them, as the reader may know them when they read.
 */
export interface NotificationKind<About> {
  /** Kebab-case, such as `application-accepted`. */
  name: string;
  topic: Topic;
  /** By which choice of its reader it is mailed and shown, where that is finer than the topic. */
  choice?: Choice;
  /** A mail of its own leaves at once, regardless of the user's preferences; digests leave it out. */
  hasOwnMail?: true;
  /** Its mail is of use now alone: it waits for nothing, and comes in quiet hours too. */
  isUrgent?: true;
  words: (about: About) => string;
  /** The address on this site where the person sees or does what it is about. */
  leadsTo: (about: About) => string;
}

/** What is longer is cut; no sentence of ours is, but titles are people's. */
export const wordsMaxLength = 500;

/** The words of a notification, at their longest. */
export const cutWords = (words: string): string =>
  words.length <= wordsMaxLength ? words : `${words.slice(0, wordsMaxLength - 1)}…`;

/** A title in a sentence. */
export const quoted = (title: string): string => `“${title}”`;
