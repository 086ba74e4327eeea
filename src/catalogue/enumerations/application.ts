import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const applicationStatuses = defineEnumeration({
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
});
export type ApplicationStatus = ValueOf<typeof applicationStatuses>;
