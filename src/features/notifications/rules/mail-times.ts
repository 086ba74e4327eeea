import type { DigestWay } from '#features/mail-preferences/rules.ts';

/** Minutes that a mail about one fact waits: what is read by then needs no mail. */
const waitMinutes = 2;

/** When the mail about a fact leaves, if nobody has read of it by then. */
export const mailDueAt = (now: Date): Date => new Date(now.getTime() + waitMinutes * 60_000);

/** The hour of the day (UTC) at which digests are made; weekly ones on Mondays. */
const digestHour = 7;
const monday = 1;

/** The last moment, not after now, at which digests of this way were due. */
export function lastDue(way: DigestWay, now: Date): Date {
  const due = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), digestHour),
  );
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  if (way === 'weekly') due.setUTCDate(due.getUTCDate() - ((due.getUTCDay() - monday + 7) % 7));
  return due;
}
