import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const applicationStatuses = defineEnumeration({
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
});
export type ApplicationStatus = ValueOf<typeof applicationStatuses>;

/** The orders in which a client reads the applications to a project. */
export const applicationSorts = defineEnumeration({
  newest: 'Newest',
  match: 'Best match',
  rate: 'Lowest rate',
  experience: 'Most experience',
});
export type ApplicationSort = ValueOf<typeof applicationSorts>;
