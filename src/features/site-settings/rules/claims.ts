/** What the site says of itself in figures. */
export interface Claim {
  /** The figure as it is shown: `500+`. */
  figure: string;
  /** What it counts: `certified consultants`. */
  label: string;
}

/**
 * Every figure that the public pages state, in one place. They are the operator's statements, not
 * measurements; pages take them from here and type none themselves.
 */
export const claims = {
  certifiedConsultants: { figure: '500+', label: 'certified consultants' },
  successfulProjects: { figure: '1000+', label: 'successful projects' },
  consultantResponse: { figure: 'under 24 hours', label: 'typical consultant response' },
  agencySaving: { figure: '30-50%', label: 'saved against agency fees' },
  agencyCommission: { figure: '20%', label: 'commission an agency takes' },
  agencyCommissionRange: { figure: '20-50%', label: 'commission that agencies take' },
  ownCommission: { figure: '0%', label: 'commission from us' },
  keptRate: { figure: '100%', label: 'of the day rate stays with the consultant' },
  accountReview: { figure: '1-2 business days', label: 'to review a new account' },
  supportResponse: { figure: 'within 24 hours', label: 'typical answer from support' },
  manualTasks: { figure: '60-80%', label: 'fewer manual tasks' },
  taskSpeed: { figure: '40-50%', label: 'faster tasks' },
  operatingCost: { figure: '25-35%', label: 'lower cost' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** How consultants are chosen, as the site states it: what admins do on an account's page before they approve it. */
export const vettingClaim =
  'A person reads every consultant’s profile against a published checklist before it is approved.';

/** The percentage that comparisons with an agency are worked out with. */
export const agencyCommissionPercent = Number.parseFloat(claims.agencyCommission.figure);
