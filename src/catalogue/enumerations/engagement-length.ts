import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** How long the engagements are that a consultant prefers. */
export const preferredDurations = defineEnumeration({
  '1-4_weeks': '1-4 weeks',
  '1-3_months': '1-3 months',
  '3-6_months': '3-6 months',
  '6-12_months': '6-12 months',
  flexible: 'Flexible',
});
export type PreferredDuration = ValueOf<typeof preferredDurations>;

/** How long a client expects a project to take. Other bands than the consultants' preference. */
export const timelines = defineEnumeration({
  '1-2-weeks': '1-2 weeks',
  '3-4-weeks': '3-4 weeks',
  '1-2-months': '1-2 months',
  '3-6-months': '3-6 months',
  '6-12-months': '6-12 months',
  ongoing: 'Ongoing',
});
export type Timeline = ValueOf<typeof timelines>;
