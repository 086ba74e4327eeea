import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { hasBlockedCompany } from '#features/conversations/messages/server/queries/blocks.ts';
import type { Services } from '#server/services.ts';
import { findBusyTimes } from '../queries/calendars.ts';
import { findWeekOf } from '../queries/weeks.ts';

/** Some times are not free for the consultant. */
export type NotFree = { refused: 'NOT_FREE'; times: string[] };

/** Whether a client may write to this consultant, and so propose a time to them. */
export async function mayKnowOf(
  tx: Tx,
  { clock, isDemo }: Pick<Services, 'clock' | 'isDemo'>,
  person: CorrespondentViewer,
  personId: UserId,
): Promise<boolean> {
  return (await findWeekOf(tx, { now: clock.now(), isDemo }, person, personId)) !== null;
}

/**
 * Refuses a client times at which the consultant is busy. It says no more than which: not what is in the calendar, nor
 * whether there is one. Consultants know their own calendar; their form marks such times.
 */
export async function refuseBusy(
  tx: Tx,
  person: CorrespondentViewer,
  consultantId: UserId,
  proposed: { times: readonly Date[]; minutes: number; now: Date },
): Promise<NotFree | null> {
  if (person.userType !== 'client') return null;
  // To a company that they have blocked a consultant says nothing.
  if (await hasBlockedCompany(tx, consultantId, person.company.companyId)) return null;
  const busy = await findBusyTimes(tx, consultantId, proposed);
  if (busy.length === 0) return null;
  return { refused: 'NOT_FREE', times: busy.map((time) => time.toISOString()) };
}
