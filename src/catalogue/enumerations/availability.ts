import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** Whether a consultant takes on work. A busy one is shown as Limited: open to small engagements. */
export const availabilities = defineEnumeration({
  available: 'Available',
  busy: 'Limited',
  unavailable: 'Unavailable',
});
export type Availability = ValueOf<typeof availabilities>;
