/**
 * The features, oldest first. A feature may import those above it and never those below: an application knows its
 * project, a project knows nothing of applications. A new feature goes below everything it needs.
 */
export const featureOrder = [
  // The audit log knows no other feature: each records there what it changes for an admin.
  'audit',
  // What a visitor allows: every feature may ask.
  'cookie-consent',
  // How well a consultant fits a project: pure rules, for every feature that knows one of the two.
  'matching',
  'page-views',
  'accounts',
  // What has changed for whom: every feature tells it in its transactions.
  'live-events',
  // That the database was put back from a backup, and what is held since.
  'restores',
  // What operators set for the site: its claims, currencies and senders.
  'site-settings',
  // What beside the password proves who somebody is.
  'factors',
  // A key of a device that signs in without a password.
  'passkeys',
  // What programs of a person get in with, and the keys that sign what they get.
  'api-keys',
  // An account that somebody has elsewhere, and that signs them in here.
  'connected-sign-ins',
  // When an admin sees the site as one user sees it.
  'look-ins',
  // Who wants which mails and notifications, and which addresses take no announcements.
  'mail-preferences',
  // Browsers that somebody has asked to show notifications: what is sent to them, others know.
  'push-subscriptions',
  // What concerns somebody, as one record each: every feature with facts tells it.
  'notifications',
  // Every mail with sample data, for admins to look at.
  'mail-previews',
  // An admin's mail to all clients or all consultants.
  'mail-blasts',
  'subscriptions',
  'referrals',
  'credentials',
  'photos',
  'consultants',
  // A draft of a profile out of a file.
  'profile-import',
  // Who may be seen by anyone, and where: made of the consultants who are listed.
  'directory',
  // What a person's own words say of a project: reads texts, and knows the catalogue alone.
  'briefs',
  'projects',
  'approvals',
  // The review before a yes, and after it: checklists, questions, changed claims.
  'vetting',
  // What visitors order of us: needs no other noun but the account of the admin who answers.
  'service-requests',
  // A client asks a consultant to apply, also to a private project: applications ask who is let in.
  'invitations',
  'applications',
  // The one conversation of a client and a consultant, with what happened between them.
  'messages',
  // Times that two of a conversation propose, and the calls that they agree on.
  'calls',
  // What waits for whom, over all that asks for an answer, and how quickly each answers.
  'answers',
  'shortlists',
  'search',
  // Searches that somebody has saved, and what came for them since.
  'saved-searches',
  // What people report of the profiles and projects they can read.
  'reports',
  // A copy of everything about oneself.
  'data-exports',
  // An account that is to be erased, and what is erased when its time is over.
  'deletions',
  // What admins read of everything: the lists of users, all of one user, and the audit log with the people it names.
  'oversight',
  'site',
] as const;
