import { accountsContract } from '#features/accounts/contract/operations.ts';
import { sessionsContract } from '#features/accounts/contract/session-operations.ts';
import { settingsContract } from '#features/accounts/contract/settings-operations.ts';
import { answersContract } from '#features/answers/contract.ts';
import { apiKeysContract } from '#features/api-keys/contract.ts';
import { matchContract } from '#features/applications/contract/match-operations.ts';
import { applicationsContract } from '#features/applications/contract/operations.ts';
import { approvalsContract } from '#features/approvals/contract.ts';
import { briefsContract } from '#features/briefs/contract.ts';
import { callFeedContract } from '#features/calls/contract/feed-operations.ts';
import { callHoursContract } from '#features/calls/contract/hours-operations.ts';
import { callsContract } from '#features/calls/contract/operations.ts';
import { connectedSignInsContract } from '#features/connected-sign-ins/contract.ts';
import { consultantsContract } from '#features/consultants/contract/operations.ts';
import { credentialsContract } from '#features/credentials/contract.ts';
import { dataExportsContract } from '#features/data-exports/contract.ts';
import { deletionsContract } from '#features/deletions/contract.ts';
import { directoryContract } from '#features/directory/contract.ts';
import { factorsContract } from '#features/factors/contract.ts';
import { invitationsContract } from '#features/invitations/contract/operations.ts';
import { lookInsContract } from '#features/look-ins/contract.ts';
import { mailBlastsContract } from '#features/mail-blasts/contract.ts';
import { mailPreferencesContract } from '#features/mail-preferences/contract.ts';
import { mailPreviewsContract } from '#features/mail-previews/contract.ts';
import { filesContract } from '#features/messages/contract/file-operations.ts';
import { messagesContract } from '#features/messages/contract/message-operations.ts';
import { threadsContract } from '#features/messages/contract/thread-operations.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { auditContract } from '#features/oversight/contract/audit.ts';
import { growthContract } from '#features/oversight/contract/growth.ts';
import { queueContract } from '#features/oversight/contract/queue.ts';
import { userRecordContract } from '#features/oversight/contract/user-record.ts';
import { usersContract } from '#features/oversight/contract/users.ts';
import { passkeysContract } from '#features/passkeys/contract.ts';
import { photosContract } from '#features/photos/contract.ts';
import { profileImportContract } from '#features/profile-import/contract.ts';
import { projectsContract } from '#features/projects/contract/operations.ts';
import { pushSubscriptionsContract } from '#features/push-subscriptions/contract.ts';
import { referralsContract } from '#features/referrals/contract.ts';
import { reportsContract } from '#features/reports/contract.ts';
import { restoresContract } from '#features/restores/contract.ts';
import { savedSearchesContract } from '#features/saved-searches/contract.ts';
import { searchContract, suggestionsContract } from '#features/search/contract.ts';
import { serviceRequestsContract } from '#features/service-requests/contract.ts';
import { shortlistsContract } from '#features/shortlists/contract.ts';
import { siteSettingsContract } from '#features/site-settings/contract.ts';
import { subscriptionsContract } from '#features/subscriptions/contract.ts';
import { vettingContract } from '#features/vetting/contract.ts';

/** Every operation there is: pages, the browser, other people's programs and tests all go through it. */
export const contract = {
  accounts: { ...accountsContract, ...sessionsContract, ...settingsContract },
  factors: factorsContract,
  passkeys: passkeysContract,
  apiKeys: apiKeysContract,
  connectedSignIns: connectedSignInsContract,
  lookIns: lookInsContract,
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
  briefs: briefsContract,
  projects: projectsContract,
  invitations: invitationsContract,
  applications: applicationsContract,
  threads: threadsContract,
  messages: messagesContract,
  calls: callsContract,
  callFeed: callFeedContract,
  callHours: callHoursContract,
  messageFiles: filesContract,
  answers: answersContract,
  notifications: notificationsContract,
  pushSubscriptions: pushSubscriptionsContract,
  subscriptions: subscriptionsContract,
  referrals: referralsContract,
  approvals: approvalsContract,
  vetting: vettingContract,
  users: { ...usersContract, ...userRecordContract },
  audit: auditContract,
  growth: growthContract,
  queue: queueContract,
  reports: reportsContract,
  restores: restoresContract,
  mailBlasts: mailBlastsContract,
  mailPreferences: mailPreferencesContract,
  mailPreviews: mailPreviewsContract,
  serviceRequests: serviceRequestsContract,
  shortlists: shortlistsContract,
  siteSettings: siteSettingsContract,
  // One name for callers: how well somebody fits, and who fits best.
  matching: { ...matchContract, ...suggestionsContract },
  search: searchContract,
  savedSearches: savedSearchesContract,
};
