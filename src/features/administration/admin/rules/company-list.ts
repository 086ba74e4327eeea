/** The status of a company, as admins list it. A suspended one is listed under that alone. */
export const companyStates = ['pending', 'approved', 'refused', 'suspended', 'closed'] as const;
export type CompanyState = (typeof companyStates)[number];

/** What narrows the list of companies. */
export interface CompanyFilter {
  text: string;
  state?: CompanyState | undefined;
}

/** The status of a company with these decisions. */
export function companyStateOf(decided: {
  approvedAt: Date | null;
  refusedAt: Date | null;
  suspendedAt: Date | null;
  closedAt: Date | null;
}): CompanyState {
  if (decided.closedAt) return 'closed';
  if (decided.suspendedAt) return 'suspended';
  if (decided.approvedAt) return 'approved';
  return decided.refusedAt ? 'refused' : 'pending';
}
