/**
 * So many milliseconds later than its own time something may become visible: the transaction that makes it takes its
 * time.
 */
const lateMs = 5 * 60_000;

/** The most finds that one look tells of; what is more waits for the next one. */
export const mostFinds = 100;

/** When a search was saved, and what it has been looked up to. */
interface Looked {
  savedAt: Date;
  lookedAt: Date;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** What a look passes over: what came before the search was saved, and what the looks before have surely seen. */
export const seenUntil = ({ savedAt, lookedAt }: Looked): Date =>
  later(savedAt, new Date(lookedAt.getTime() - lateMs));

/**
 * Searches that were last looked at before this are due at `now`, when the newest of what they look for came at
 * `newestAt`.
 */
export const dueBefore = (now: Date, newestAt: Date): Date =>
  earlier(now, new Date(newestAt.getTime() + lateMs));

/**
 * What has been looked up to by a look at `now`: all, unless it broke off after something that came at `lastAt`. Then
 * the search stays due, and what came at that very time is looked at again.
 */
export const lookedUpTo = (now: Date, lastAt: Date | null): Date =>
  lastAt ? earlier(now, new Date(lastAt.getTime() + lateMs - 1)) : now;
