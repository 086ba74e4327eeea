import { implement } from '@orpc/server';
import { accountsProcedures } from '#features/accounts/server/procedures/account.ts';
import { sessionsProcedures } from '#features/accounts/server/procedures/sessions.ts';
import { settingsProcedures } from '#features/accounts/server/procedures/settings.ts';
import { answersProcedures } from '#features/answers/server/procedures.ts';
import { apiKeysProcedures } from '#features/api-keys/server/procedures.ts';
import { applicationsProcedures } from '#features/applications/server/procedures/applications.ts';
import { matchProcedures } from '#features/applications/server/procedures/matches.ts';
import { approvalsProcedures } from '#features/approvals/server/procedures.ts';
import { briefsProcedures } from '#features/briefs/server/procedures.ts';
import { callsProcedures } from '#features/calls/server/procedures/calls.ts';
import { callFeedProcedures } from '#features/calls/server/procedures/feed.ts';
import { callHoursProcedures } from '#features/calls/server/procedures/hours.ts';
import { connectedSignInsProcedures } from '#features/connected-sign-ins/server/procedures.ts';
import { consultantsProcedures } from '#features/consultants/server/procedures.ts';
import { credentialsProcedures } from '#features/credentials/server/procedures.ts';
import { dataExportsProcedures } from '#features/data-exports/server/procedures.ts';
import { deletionsProcedures } from '#features/deletions/server/procedures.ts';
import { directoryProcedures } from '#features/directory/server/procedures.ts';
import { factorsProcedures } from '#features/factors/server/procedures.ts';
import { invitationsProcedures } from '#features/invitations/server/procedures.ts';
import { lookInsProcedures } from '#features/look-ins/server/procedures.ts';
import { mailBlastsProcedures } from '#features/mail-blasts/server/procedures.ts';
import { mailPreferencesProcedures } from '#features/mail-preferences/server/procedures.ts';
import { mailPreviewsProcedures } from '#features/mail-previews/server/procedures.ts';
import { filesProcedures } from '#features/messages/server/procedures/files.ts';
import { messagesProcedures } from '#features/messages/server/procedures/messages.ts';
import { threadsProcedures } from '#features/messages/server/procedures/threads.ts';
import { notificationsProcedures } from '#features/notifications/server/procedures.ts';
import { auditProcedures } from '#features/oversight/server/procedures/audit.ts';
import { growthProcedures } from '#features/oversight/server/procedures/growth.ts';
import { queueProcedures } from '#features/oversight/server/procedures/queue.ts';
import { userRecordProcedures } from '#features/oversight/server/procedures/user-record.ts';
import { usersProcedures } from '#features/oversight/server/procedures/users.ts';
import { passkeysProcedures } from '#features/passkeys/server/procedures.ts';
import { photosProcedures } from '#features/photos/server/procedures.ts';
import { profileImportProcedures } from '#features/profile-import/server/procedures.ts';
import { projectsProcedures } from '#features/projects/server/procedures.ts';
import { pushSubscriptionsProcedures } from '#features/push-subscriptions/server/procedures.ts';
import { referralsProcedures } from '#features/referrals/server/procedures.ts';
import { reportsProcedures } from '#features/reports/server/procedures.ts';
import { restoresProcedures } from '#features/restores/server/procedures.ts';
import { savedSearchesProcedures } from '#features/saved-searches/server/procedures.ts';
import { searchProcedures, suggestionProcedures } from '#features/search/server/procedures.ts';
import { serviceRequestsProcedures } from '#features/service-requests/server/procedures.ts';
import { shortlistsProcedures } from '#features/shortlists/server/procedures.ts';
import { siteSettingsProcedures } from '#features/site-settings/server/procedures.ts';
import { subscriptionsProcedures } from '#features/subscriptions/server/procedures.ts';
import { vettingProcedures } from '#features/vetting/server/procedures.ts';
import { contract } from './contract.ts';
import type { AppContext } from './services.ts';

/** The implementation of the contract; an operation that nobody implements does not compile. */
export const router = implement(contract)
  .$context<AppContext>()
  .router({
    accounts: { ...accountsProcedures, ...sessionsProcedures, ...settingsProcedures },
    factors: factorsProcedures,
    passkeys: passkeysProcedures,
    apiKeys: apiKeysProcedures,
    connectedSignIns: connectedSignInsProcedures,
    lookIns: lookInsProcedures,
    credentials: credentialsProcedures,
    dataExports: dataExportsProcedures,
    deletions: deletionsProcedures,
    consultants: {
      ...consultantsProcedures,
      ...directoryProcedures,
      ...photosProcedures,
      ...profileImportProcedures,
    },
    briefs: briefsProcedures,
    projects: projectsProcedures,
    invitations: invitationsProcedures,
    applications: applicationsProcedures,
    threads: threadsProcedures,
    messages: messagesProcedures,
    calls: callsProcedures,
    callFeed: callFeedProcedures,
    callHours: callHoursProcedures,
    messageFiles: filesProcedures,
    answers: answersProcedures,
    notifications: notificationsProcedures,
    pushSubscriptions: pushSubscriptionsProcedures,
    subscriptions: subscriptionsProcedures,
    referrals: referralsProcedures,
    approvals: approvalsProcedures,
    vetting: vettingProcedures,
    users: { ...usersProcedures, ...userRecordProcedures },
    audit: auditProcedures,
    growth: growthProcedures,
    queue: queueProcedures,
    reports: reportsProcedures,
    restores: restoresProcedures,
    mailBlasts: mailBlastsProcedures,
    mailPreferences: mailPreferencesProcedures,
    mailPreviews: mailPreviewsProcedures,
    serviceRequests: serviceRequestsProcedures,
    shortlists: shortlistsProcedures,
    siteSettings: siteSettingsProcedures,
    matching: { ...matchProcedures, ...suggestionProcedures },
    search: searchProcedures,
    savedSearches: savedSearchesProcedures,
  });
