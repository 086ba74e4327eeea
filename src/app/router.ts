import { implement } from '@orpc/server';
import { auditProcedures } from '#features/administration/admin/server/procedures/audit.ts';
import { adminCompaniesProcedures } from '#features/administration/admin/server/procedures/companies.ts';
import { growthProcedures } from '#features/administration/admin/server/procedures/growth.ts';
import { queueProcedures } from '#features/administration/admin/server/procedures/queue.ts';
import { userRecordProcedures } from '#features/administration/admin/server/procedures/user-record.ts';
import { usersProcedures } from '#features/administration/admin/server/procedures/users.ts';
import { companyMergesProcedures } from '#features/administration/company-merges/server/procedures.ts';
import { dataExportsProcedures } from '#features/administration/data-exports/server/procedures.ts';
import { deletionsProcedures } from '#features/administration/deletions/server/procedures.ts';
import { mailPreviewsProcedures } from '#features/administration/mail-previews/server/procedures.ts';
import { invoiceDraftsProcedures } from '#features/agreements/invoice-drafts/server/procedures.ts';
import { milestonesProcedures } from '#features/agreements/milestones/server/procedures.ts';
import { packsProcedures } from '#features/agreements/packs/server/procedures.ts';
import { statementsProcedures } from '#features/agreements/statements/server/procedures.ts';
import { suppliersProcedures } from '#features/agreements/suppliers/server/procedures.ts';
import { timeSheetsProcedures } from '#features/agreements/time-sheets/server/procedures.ts';
import { referralsProcedures } from '#features/billing/referrals/server/procedures.ts';
import { subscriptionsProcedures } from '#features/billing/subscriptions/server/procedures.ts';
import { companiesProcedures } from '#features/companies/companies/server/procedures.ts';
import { joiningProcedures } from '#features/companies/joining/server/procedures.ts';
import { membersProcedures } from '#features/companies/members/server/procedures.ts';
import { callCalendarProcedures } from '#features/conversations/calls/server/procedures/calendar.ts';
import { callsProcedures } from '#features/conversations/calls/server/procedures/calls.ts';
import { callFeedProcedures } from '#features/conversations/calls/server/procedures/feed.ts';
import { callHoursProcedures } from '#features/conversations/calls/server/procedures/hours.ts';
import { mailRepliesProcedures } from '#features/conversations/mail-replies/server/procedures.ts';
import { filesProcedures } from '#features/conversations/messages/server/procedures/files.ts';
import { messagesProcedures } from '#features/conversations/messages/server/procedures/messages.ts';
import { threadsProcedures } from '#features/conversations/messages/server/procedures/threads.ts';
import { answersProcedures } from '#features/conversations/pending-actions/server/procedures.ts';
import { shortlistsProcedures } from '#features/conversations/shortlists/server/procedures.ts';
import { applicationsProcedures } from '#features/hiring/applications/server/procedures/applications.ts';
import { matchProcedures } from '#features/hiring/applications/server/procedures/matches.ts';
import { completionsProcedures } from '#features/hiring/completions/server/procedures.ts';
import { dealApprovalsProcedures } from '#features/hiring/deal-approvals/server/procedures.ts';
import { environmentAccessProcedures } from '#features/hiring/environment-access/server/procedures.ts';
import { invitationsProcedures } from '#features/hiring/invitations/server/procedures.ts';
import { offersProcedures } from '#features/hiring/offers/server/procedures.ts';
import { projectsProcedures } from '#features/hiring/projects/server/procedures.ts';
import { briefsProcedures } from '#features/hiring/requirement-parser/server/procedures.ts';
import { accountsProcedures } from '#features/identity/accounts/server/procedures/account.ts';
import { sessionsProcedures } from '#features/identity/accounts/server/procedures/sessions.ts';
import { settingsProcedures } from '#features/identity/accounts/server/procedures/settings.ts';
import { apiKeysProcedures } from '#features/identity/api-keys/server/procedures.ts';
import { connectedAppsProcedures } from '#features/identity/connected-apps/server/procedures.ts';
import { impersonationsProcedures } from '#features/identity/impersonation/server/procedures.ts';
import { passkeysProcedures } from '#features/identity/passkeys/server/procedures.ts';
import { factorsProcedures } from '#features/identity/second-factors/server/procedures.ts';
import { connectedSignInsProcedures } from '#features/identity/sign-in-providers/server/procedures.ts';
import { approvalsProcedures } from '#features/moderation/approvals/server/procedures.ts';
import { companySuspensionsProcedures } from '#features/moderation/company-suspensions/server/procedures.ts';
import { decisionsProcedures } from '#features/moderation/decisions/server/procedures.ts';
import { reportsProcedures } from '#features/moderation/reports/server/procedures.ts';
import { serviceRequestsProcedures } from '#features/moderation/service-requests/server/procedures.ts';
import { vettingProcedures } from '#features/moderation/vetting/server/procedures.ts';
import { announcementsProcedures } from '#features/notifications/announcements/server/procedures.ts';
import { notificationsProcedures } from '#features/notifications/inbox/server/procedures.ts';
import { mailPreferencesProcedures } from '#features/notifications/preferences/server/procedures.ts';
import { pushSubscriptionsProcedures } from '#features/notifications/push/server/procedures.ts';
import { webhooksProcedures } from '#features/notifications/webhooks/server/procedures.ts';
import { consultantsProcedures } from '#features/profiles/consultants/server/procedures.ts';
import { credentialsProcedures } from '#features/profiles/credentials/server/procedures.ts';
import { directoryProcedures } from '#features/profiles/directory/server/procedures.ts';
import { photosProcedures } from '#features/profiles/photos/server/procedures.ts';
import { profileImportProcedures } from '#features/profiles/profile-import/server/procedures.ts';
import { referencesProcedures } from '#features/reviews/references/server/procedures.ts';
import { reviewsProcedures } from '#features/reviews/reviews/server/procedures.ts';
import { openProjectsProcedures } from '#features/search/open-projects/server/procedures.ts';
import {
  searchProcedures,
  suggestionProcedures,
} from '#features/search/query/server/procedures.ts';
import { savedSearchesProcedures } from '#features/search/saved-searches/server/procedures.ts';
import { unansweredProcedures } from '#features/search/unanswered/server/procedures.ts';
import { restoreModeProcedures } from '#features/site-operations/restore-mode/server/procedures.ts';
import { siteSettingsProcedures } from '#features/site-operations/site-settings/server/procedures.ts';
import { contract } from './contract.ts';
import type { AppContext } from './services.ts';

/** The implementation of the contract; an operation without an implementation does not compile. */
export const router = implement(contract)
  .$context<AppContext>()
  .router({
    accounts: { ...accountsProcedures, ...sessionsProcedures, ...settingsProcedures },
    factors: factorsProcedures,
    passkeys: passkeysProcedures,
    apiKeys: apiKeysProcedures,
    connectedApps: connectedAppsProcedures,
    connectedSignIns: connectedSignInsProcedures,
    impersonations: impersonationsProcedures,
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
    projects: { ...projectsProcedures, ...openProjectsProcedures },
    companies: {
      ...companiesProcedures,
      ...companySuspensionsProcedures,
      ...adminCompaniesProcedures,
      ...companyMergesProcedures,
    },
    members: membersProcedures,
    joining: joiningProcedures,
    invitations: invitationsProcedures,
    offers: offersProcedures,
    dealApprovals: dealApprovalsProcedures,
    completions: completionsProcedures,
    suppliers: suppliersProcedures,
    environmentAccess: environmentAccessProcedures,
    packs: packsProcedures,
    statements: statementsProcedures,
    milestones: milestonesProcedures,
    timeSheets: timeSheetsProcedures,
    invoiceDrafts: invoiceDraftsProcedures,
    references: referencesProcedures,
    reviews: reviewsProcedures,
    applications: applicationsProcedures,
    threads: threadsProcedures,
    messages: messagesProcedures,
    mailReplies: mailRepliesProcedures,
    calls: callsProcedures,
    callFeed: callFeedProcedures,
    callHours: callHoursProcedures,
    callCalendar: callCalendarProcedures,
    messageFiles: filesProcedures,
    answers: answersProcedures,
    notifications: notificationsProcedures,
    pushSubscriptions: pushSubscriptionsProcedures,
    webhooks: webhooksProcedures,
    subscriptions: subscriptionsProcedures,
    referrals: referralsProcedures,
    approvals: approvalsProcedures,
    vetting: vettingProcedures,
    users: { ...usersProcedures, ...userRecordProcedures },
    audit: auditProcedures,
    growth: growthProcedures,
    queue: queueProcedures,
    decisions: decisionsProcedures,
    reports: reportsProcedures,
    restores: restoreModeProcedures,
    announcements: announcementsProcedures,
    mailPreferences: mailPreferencesProcedures,
    mailPreviews: mailPreviewsProcedures,
    serviceRequests: serviceRequestsProcedures,
    shortlists: shortlistsProcedures,
    siteSettings: siteSettingsProcedures,
    matching: { ...matchProcedures, ...suggestionProcedures },
    search: searchProcedures,
    savedSearches: savedSearchesProcedures,
    unanswered: unansweredProcedures,
  });
