import { auditContract } from '#features/administration/admin/contract/audit.ts';
import { adminCompaniesContract } from '#features/administration/admin/contract/companies.ts';
import { growthContract } from '#features/administration/admin/contract/growth.ts';
import { queueContract } from '#features/administration/admin/contract/queue.ts';
import { userRecordContract } from '#features/administration/admin/contract/user-record.ts';
import { usersContract } from '#features/administration/admin/contract/users.ts';
import { companyMergesContract } from '#features/administration/company-merges/contract.ts';
import { dataExportsContract } from '#features/administration/data-exports/contract.ts';
import { deletionsContract } from '#features/administration/deletions/contract.ts';
import { mailPreviewsContract } from '#features/administration/mail-previews/contract.ts';
import { invoiceDraftsContract } from '#features/agreements/invoice-drafts/contract.ts';
import { milestonesContract } from '#features/agreements/milestones/contract.ts';
import { packsContract } from '#features/agreements/packs/contract.ts';
import { statementsContract } from '#features/agreements/statements/contract.ts';
import { suppliersContract } from '#features/agreements/suppliers/contract/operations.ts';
import { timeSheetsContract } from '#features/agreements/time-sheets/contract.ts';
import { referralsContract } from '#features/billing/referrals/contract.ts';
import { subscriptionsContract } from '#features/billing/subscriptions/contract.ts';
import { companiesContract } from '#features/companies/companies/contract.ts';
import { joiningContract } from '#features/companies/joining/contract.ts';
import { membersContract } from '#features/companies/members/contract.ts';
import { callCalendarContract } from '#features/conversations/calls/contract/calendar-operations.ts';
import { callFeedContract } from '#features/conversations/calls/contract/feed-operations.ts';
import { callHoursContract } from '#features/conversations/calls/contract/hours-operations.ts';
import { callsContract } from '#features/conversations/calls/contract/operations.ts';
import { mailRepliesContract } from '#features/conversations/mail-replies/contract.ts';
import { filesContract } from '#features/conversations/messages/contract/file-operations.ts';
import { messagesContract } from '#features/conversations/messages/contract/message-operations.ts';
import { threadsContract } from '#features/conversations/messages/contract/thread-operations.ts';
import { answersContract } from '#features/conversations/pending-actions/contract.ts';
import { shortlistsContract } from '#features/conversations/shortlists/contract.ts';
import { matchContract } from '#features/hiring/applications/contract/match-operations.ts';
import { applicationsContract } from '#features/hiring/applications/contract/operations.ts';
import { completionsContract } from '#features/hiring/completions/contract/operations.ts';
import { dealApprovalsContract } from '#features/hiring/deal-approvals/contract/operations.ts';
import { environmentAccessContract } from '#features/hiring/environment-access/contract.ts';
import { invitationsContract } from '#features/hiring/invitations/contract/operations.ts';
import { offersContract } from '#features/hiring/offers/contract/operations.ts';
import { projectsContract } from '#features/hiring/projects/contract/operations.ts';
import { briefsContract } from '#features/hiring/requirement-parser/contract.ts';
import { accountsContract } from '#features/identity/accounts/contract/operations.ts';
import { sessionsContract } from '#features/identity/accounts/contract/session-operations.ts';
import { settingsContract } from '#features/identity/accounts/contract/settings-operations.ts';
import { apiKeysContract } from '#features/identity/api-keys/contract.ts';
import { connectedAppsContract } from '#features/identity/connected-apps/contract.ts';
import { impersonationsContract } from '#features/identity/impersonation/contract.ts';
import { passkeysContract } from '#features/identity/passkeys/contract.ts';
import { factorsContract } from '#features/identity/second-factors/contract.ts';
import { connectedSignInsContract } from '#features/identity/sign-in-providers/contract.ts';
import { approvalsContract } from '#features/moderation/approvals/contract.ts';
import { companySuspensionsContract } from '#features/moderation/company-suspensions/contract.ts';
import { decisionsContract } from '#features/moderation/decisions/contract/operations.ts';
import { reportsContract } from '#features/moderation/reports/contract.ts';
import { serviceRequestsContract } from '#features/moderation/service-requests/contract.ts';
import { vettingContract } from '#features/moderation/vetting/contract.ts';
import { announcementsContract } from '#features/notifications/announcements/contract.ts';
import { notificationsContract } from '#features/notifications/inbox/contract.ts';
import { mailPreferencesContract } from '#features/notifications/preferences/contract.ts';
import { pushSubscriptionsContract } from '#features/notifications/push/contract.ts';
import { webhooksContract } from '#features/notifications/webhooks/contract.ts';
import { consultantsContract } from '#features/profiles/consultants/contract/operations.ts';
import { credentialsContract } from '#features/profiles/credentials/contract.ts';
import { directoryContract } from '#features/profiles/directory/contract.ts';
import { photosContract } from '#features/profiles/photos/contract.ts';
import { profileImportContract } from '#features/profiles/profile-import/contract.ts';
import { referencesContract } from '#features/reviews/references/contract.ts';
import { reviewsContract } from '#features/reviews/reviews/contract.ts';
import { openProjectsContract } from '#features/search/open-projects/contract.ts';
import { searchContract, suggestionsContract } from '#features/search/query/contract.ts';
import { savedSearchesContract } from '#features/search/saved-searches/contract.ts';
import { unansweredContract } from '#features/search/unanswered/contract.ts';
import { restoreModeContract } from '#features/site-operations/restore-mode/contract.ts';
import { siteSettingsContract } from '#features/site-operations/site-settings/contract.ts';

/** Every operation there is: pages, the browser, other people's programs and tests all go through it. */
export const contract = {
  accounts: { ...accountsContract, ...sessionsContract, ...settingsContract },
  factors: factorsContract,
  passkeys: passkeysContract,
  apiKeys: apiKeysContract,
  connectedApps: connectedAppsContract,
  connectedSignIns: connectedSignInsContract,
  impersonations: impersonationsContract,
  credentials: credentialsContract,
  dataExports: dataExportsContract,
  deletions: deletionsContract,
  // Programs know the operations of photos, of the directory and of files by these names.
  consultants: {
    ...consultantsContract,
    ...directoryContract,
    ...photosContract,
    ...profileImportContract,
  },
  // Members know their own company by these operations, and admins every company.
  companies: {
    ...companiesContract,
    ...companySuspensionsContract,
    ...adminCompaniesContract,
    ...companyMergesContract,
  },
  members: membersContract,
  joining: joiningContract,
  briefs: briefsContract,
  projects: { ...projectsContract, ...openProjectsContract },
  invitations: invitationsContract,
  offers: offersContract,
  dealApprovals: dealApprovalsContract,
  completions: completionsContract,
  suppliers: suppliersContract,
  environmentAccess: environmentAccessContract,
  packs: packsContract,
  statements: statementsContract,
  milestones: milestonesContract,
  timeSheets: timeSheetsContract,
  invoiceDrafts: invoiceDraftsContract,
  references: referencesContract,
  reviews: reviewsContract,
  applications: applicationsContract,
  threads: threadsContract,
  messages: messagesContract,
  mailReplies: mailRepliesContract,
  calls: callsContract,
  callFeed: callFeedContract,
  callHours: callHoursContract,
  callCalendar: callCalendarContract,
  messageFiles: filesContract,
  answers: answersContract,
  notifications: notificationsContract,
  pushSubscriptions: pushSubscriptionsContract,
  webhooks: webhooksContract,
  subscriptions: subscriptionsContract,
  referrals: referralsContract,
  approvals: approvalsContract,
  vetting: vettingContract,
  users: { ...usersContract, ...userRecordContract },
  audit: auditContract,
  growth: growthContract,
  queue: queueContract,
  decisions: decisionsContract,
  reports: reportsContract,
  restores: restoreModeContract,
  announcements: announcementsContract,
  mailPreferences: mailPreferencesContract,
  mailPreviews: mailPreviewsContract,
  serviceRequests: serviceRequestsContract,
  shortlists: shortlistsContract,
  siteSettings: siteSettingsContract,
  // One name for callers: how well a consultant fits, and which consultants fit best.
  matching: { ...matchContract, ...suggestionsContract },
  search: searchContract,
  savedSearches: savedSearchesContract,
  unanswered: unansweredContract,
};
