import { availabilities } from '#catalogue/enumerations/availability.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import type { ConsultantCard } from '../../contract/consultant-card.ts';

/** Whether a consultant can take on work, and from which day on that is still to come. */
export type ShownAvailability = Pick<ConsultantCard, 'availability' | 'availableFrom'>;

/**
 * `Limited` and `Available from 3 January 2027`; the availability alone without a day, and the day alone for a
 * consultant who is available from then on. No line begins within the day.
 */
export function availabilityParts({ availability, availableFrom }: ShownAvailability): string[] {
  const label = availabilities.label(availability);
  if (availableFrom === null) return [label];
  const from = `Available from ${dayInWords(availableFrom).replaceAll(' ', '\u00a0')}`;
  return availability === 'available' ? [from] : [label, from];
}

/** The same in one line: `Limited · Available from 3 January 2027`. */
export const availabilityOf = (consultant: ShownAvailability): string =>
  availabilityParts(consultant).join('\u00a0· ');
