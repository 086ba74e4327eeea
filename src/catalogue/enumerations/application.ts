import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const applicationStatuses = defineEnumeration({
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
});
export type ApplicationStatus = ValueOf<typeof applicationStatuses>;

const stageLabels = { new: 'New', maybe: 'Maybe', interview: 'Interview', no: 'No' } as const;

/** Where a client sorts an application until they decide it. Its consultant does not see it. */
export const applicationStages = defineEnumeration(stageLabels);
export type ApplicationStage = ValueOf<typeof applicationStages>;

/** The parts of the applications to a project: pending ones by stage, those with a star, and those that are decided. */
export const applicationGroups = defineEnumeration({
  ...stageLabels,
  starred: 'Starred',
  answered: 'Answered',
});
export type ApplicationGroup = ValueOf<typeof applicationGroups>;

/** The orders in which a client reads the applications to a project. */
export const applicationSorts = defineEnumeration({
  newest: 'Newest',
  match: 'Best match',
  rate: 'Lowest rate',
  experience: 'Most experience',
});
export type ApplicationSort = ValueOf<typeof applicationSorts>;
