import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { trialMonths } from './plans.ts';

/**
 * When the free trial of a consultant who subscribes at `now` ends: three calendar months later, in UTC. There is one
 * trial for each person, so it is undefined for those who have had theirs.
 */
export function trialEndFor(trialUsedAt: Date | null, now: Date): Date | undefined {
  return trialUsedAt ? undefined : addCalendarMonths(now, trialMonths);
}

/**
 * The mailbox that a trial is given to once: spelling and the part after a plus, which leads to the same mailbox, make
 * no other one of it.
 */
export function trialMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name}${address.slice(at)}`.trim().toLowerCase();
}
