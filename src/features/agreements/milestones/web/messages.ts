import type { MilestoneState } from '../rules.ts';

export const milestoneStateNames: Record<MilestoneState, string> = {
  agreed: 'Not delivered',
  delivered: 'Waits for acceptance',
  returned: 'Returned',
  accepted: 'Accepted',
};

/** The codes of the answers after which the milestones are shown as they are now. */
export const milestoneRefusals = [
  'MILESTONE_STATE',
  'MILESTONE_NOT_FOUND',
  'DEAL_STATE',
  'APPLICATION_NOT_FOUND',
] as const;

export const milestoneMessages = {
  deliverFailed: 'Failed to deliver the milestone. Please try again.',
  decideFailed: 'Failed to send your decision. Please try again.',
  allAccepted: 'All milestones are accepted. You can propose that the project is completed.',
} as const;
