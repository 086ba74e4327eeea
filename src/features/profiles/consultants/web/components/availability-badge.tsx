import { Badge } from '#ui/primitives/badge.tsx';
import { availabilityParts, type ShownAvailability } from './availability-words.ts';

/** Whether a consultant can take on work, and from which day on; green for one who can now. */
export function AvailabilityBadge({ consultant }: { consultant: ShownAvailability }) {
  const canNow = consultant.availability === 'available' && consultant.availableFrom === null;
  return availabilityParts(consultant).map((part) => (
    <Badge key={part} tone={canNow ? 'success' : 'neutral'}>
      {part}
    </Badge>
  ));
}
