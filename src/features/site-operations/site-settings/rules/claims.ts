/** What the site says of itself in figures. */
export interface Claim {
  /** The figure as it is shown: `500+`. It is the specification's, word for word. */
  figure: string;
  /** What it counts: `certified consultants`. */
  label: string;
  /** How it is counted, where it can be: what stands beside the measured figure. */
  measuredAs?: string;
  /** What the product itself makes true, and no form changes. */
  isFixed?: true;
  /** Comparisons are worked out with it: one percentage. */
  isPercentage?: true;
  /** A percentage that is stated only up to what was measured. */
  isShare?: true;
}

/** Every figure that the public pages state, in one place; pages type none themselves. */
export const claims = {
  certifiedConsultants: {
    figure: '500+',
    label: 'certified consultants',
    measuredAs: 'listed consultants with a certification',
  },
  successfulProjects: {
    figure: '1000+',
    label: 'successful projects',
    measuredAs: 'projects that their clients have completed',
  },
  consultantResponse: {
    figure: 'under 24 hours',
    label: 'typical consultant response',
    measuredAs: 'median from posting a project to its first application, last 12 months',
  },
  checkedConsultants: {
    figure: '100%',
    label: 'consultants approved with the whole checklist checked',
    measuredAs: 'counted over approved consultants',
    isShare: true,
  },
  agencySaving: { figure: '30-50%', label: 'saved against agency fees' },
  agencyCommission: { figure: '20%', label: 'commission an agency takes', isPercentage: true },
  agencyCommissionRange: { figure: '20-50%', label: 'commission that agencies take' },
  ownCommission: { figure: '0%', label: 'commission from us', isFixed: true },
  keptRate: { figure: '100%', label: 'of the day rate stays with the consultant', isFixed: true },
  accountReview: {
    figure: '1-2 business days',
    label: 'to review a new account',
    measuredAs: 'median from signing up to the approval, last 12 months',
  },
  supportResponse: { figure: 'within 24 hours', label: 'typical answer from support' },
  manualTasks: { figure: '60-80%', label: 'fewer manual tasks' },
  taskSpeed: { figure: '40-50%', label: 'faster tasks' },
  operatingCost: { figure: '25-35%', label: 'lower cost' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
/** Those that can be counted. */
export type MeasurableClaimId = {
  [Id in ClaimId]: (typeof claims)[Id] extends { measuredAs: string } ? Id : never;
}[ClaimId];
/** Those that an operator may change. */
export type EditableClaimId = {
  [Id in ClaimId]: (typeof claims)[Id] extends { isFixed: true } ? never : Id;
}[ClaimId];
/** Those that the product itself makes true. */
export type FixedClaimId = Exclude<ClaimId, EditableClaimId>;

/** Whether this names a claim. */
export const isClaimId = (id: string): id is ClaimId => Object.hasOwn(claims, id);
export const claimIds: readonly ClaimId[] = Object.keys(claims).filter(isClaimId);

/** A claim with everything that may be said of it. */
export const claimOf = (id: ClaimId): Claim => claims[id];

function isEditable(id: ClaimId): id is EditableClaimId {
  return !claimOf(id).isFixed;
}
/** The claims that an operator may change. */
export const editableClaimIds: readonly EditableClaimId[] = claimIds.filter(isEditable);

export const claimMaxLength = 40;
/** What a percentage that is reckoned with looks like. */
export const percentagePattern = /^[1-9]\d?%$/;
/** What a share of all looks like. */
export const sharePattern = /^(?:[1-9]\d?|100)%$/;
