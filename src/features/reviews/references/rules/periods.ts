/** A consultant has so many references that wait for an answer or are confirmed. */
export const referencesMax = 5;
/** So many former clients a consultant may ask within any 24 hours. */
export const asksADay = 10;
/** A request can be answered for so many days; then it is erased. */
const answerWithinDays = 30;
/** A former client without an answer is reminded after so many days. */
export const remindAfterDays = [4, 15] as const;
export const dayMs = 86_400_000;

/** The moment after which a request of this day can be answered no more. */
export const answerUntil = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + answerWithinDays * dayMs);

/** What was asked, answered or withdrawn before this moment is erased, unless it is confirmed. */
export const erasedBefore = (now: Date): Date => new Date(now.getTime() - answerWithinDays * dayMs);

/** The reminder that is due; null while none is that was not sent. */
export function reminderDue(askedAt: Date, remindedDays: number, now: Date): number | null {
  const days = (now.getTime() - askedAt.getTime()) / dayMs;
  const due = remindAfterDays.findLast((day) => day <= days) ?? 0;
  return due > remindedDays ? due : null;
}

/** The seconds until the oldest of a full day's requests is a day old; at least one. */
export const secondsToWait = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000));

/** How clients read the name: the first name and the initial of the last. */
export function shownName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]?.toUpperCase()}.` : first;
}
