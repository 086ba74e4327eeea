/**
 * The features, oldest first. A feature may import those above it and never those below: an application knows its
 * project, a project knows nothing of applications. A new feature goes below everything it needs.
 */
export const featureOrder = [
  // The audit log knows no other feature: each records there what it changes for an admin.
  'audit',
  // What a visitor allows: every feature may ask.
  'cookie-consent',
  'page-views',
  'accounts',
  'subscriptions',
  'referrals',
  'credentials',
  'consultants',
  'projects',
  'approvals',
  'applications',
  'shortlists',
  'matching',
  'search',
  'site',
] as const;
