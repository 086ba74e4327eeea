import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** The places a client can narrow the search to. */
export const searchLocations = defineEnumeration({
  all: 'All Locations',
  london: 'London',
  manchester: 'Manchester',
  birmingham: 'Birmingham',
  edinburgh: 'Edinburgh',
  remote: 'Remote',
});

/** The availability filter of the search, which says "Limited Availability" where cards say "Limited". */
export const searchAvailabilities = defineEnumeration({
  all: 'All Availability',
  available: 'Available',
  busy: 'Limited Availability',
});
export type SearchAvailability = ValueOf<typeof searchAvailabilities>;

/** The orders a client can list consultants in. */
export const consultantSorts = defineEnumeration({
  rating: 'Highest Rated',
  experience: 'Most Experience',
  'rate-low': 'Lowest Rate',
  'rate-high': 'Highest Rate',
  availability: 'Available First',
});
