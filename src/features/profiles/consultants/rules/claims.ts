/** What of a profile an approval vouches for. */
export interface Claims {
  title: string;
  certifications: readonly string[];
  portfolioProjects: readonly { title: string; description: string }[];
}

export const claimNames = ['title', 'certifications', 'portfolio'] as const;
export type ClaimName = (typeof claimNames)[number];

/** A claim that was approved, and what stands in its place now; each an entry a line. */
export interface ChangedClaim {
  claim: ClaimName;
  before: string[];
  after: string[];
}

const linesOf: Record<ClaimName, (claims: Claims) => string[]> = {
  title: ({ title }) => [title],
  // Their order says nothing.
  certifications: ({ certifications }) => [...certifications].sort(),
  portfolio: ({ portfolioProjects }) =>
    portfolioProjects.map(({ title, description }) => `${title}: ${description}`),
};

/** Which claims differ, in the order of a profile. */
export function changesOf(before: Claims, after: Claims): ChangedClaim[] {
  return claimNames
    .map((claim) => ({ claim, before: linesOf[claim](before), after: linesOf[claim](after) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
