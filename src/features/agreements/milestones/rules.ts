/** A milestone is agreed as a deliverable; the consultant delivers it, and the client accepts or returns it. */
export const milestoneStates = ['agreed', 'delivered', 'returned', 'accepted'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

/** What the other side is notified of. */
export const milestoneSteps = ['delivered', 'returned', 'accepted'] as const;
export type MilestoneStep = (typeof milestoneSteps)[number];

/** Whether the consultant can deliver it. */
export const isDeliverable = (state: MilestoneState): boolean =>
  state === 'agreed' || state === 'returned';

export const nameMaxLength = 200;
export const noteMaxLength = 600;
export const reasonMaxLength = 600;
