import { companyMergesWorkers } from '#features/administration/company-merges/server/workers.ts';
import { dataExportsWorkers } from '#features/administration/data-exports/server/workers.ts';
import { deletionsWorkers } from '#features/administration/deletions/server/workers.ts';
import { milestonesWorkers } from '#features/agreements/milestones/server/workers.ts';
import { statementsWorkers } from '#features/agreements/statements/server/workers.ts';
import { suppliersWorkers } from '#features/agreements/suppliers/server/workers.ts';
import { timeSheetsWorkers } from '#features/agreements/time-sheets/server/workers.ts';
import { referralsWorkers } from '#features/billing/referrals/server/workers.ts';
import { subscriptionsWorkers } from '#features/billing/subscriptions/server/workers.ts';
import { joiningWorkers } from '#features/companies/joining/server/workers.ts';
import { membersWorkers } from '#features/companies/members/server/workers.ts';
import { callsWorkers } from '#features/conversations/calls/server/workers.ts';
import { mailRepliesWorkers } from '#features/conversations/mail-replies/server/workers.ts';
import { messagesWorkers } from '#features/conversations/messages/server/workers.ts';
import { answersWorkers } from '#features/conversations/pending-actions/server/workers.ts';
import { applicationsWorkers } from '#features/hiring/applications/server/workers.ts';
import { completionsWorkers } from '#features/hiring/completions/server/workers.ts';
import { dealApprovalsWorkers } from '#features/hiring/deal-approvals/server/workers.ts';
import { environmentAccessWorkers } from '#features/hiring/environment-access/server/workers.ts';
import { invitationsWorkers } from '#features/hiring/invitations/server/workers.ts';
import { offersWorkers } from '#features/hiring/offers/server/workers.ts';
import { projectsWorkers } from '#features/hiring/projects/server/workers.ts';
import { accountsWorkers } from '#features/identity/accounts/server/workers.ts';
import { apiKeysWorkers } from '#features/identity/api-keys/server/workers.ts';
import { connectedAppsWorkers } from '#features/identity/connected-apps/server/workers.ts';
import { impersonationsWorkers } from '#features/identity/impersonation/server/workers.ts';
import { passkeysWorkers } from '#features/identity/passkeys/server/workers.ts';
import { factorsWorkers } from '#features/identity/second-factors/server/workers.ts';
import { connectedSignInsWorkers } from '#features/identity/sign-in-providers/server/workers.ts';
import { approvalsWorkers } from '#features/moderation/approvals/server/workers.ts';
import { companySuspensionsWorkers } from '#features/moderation/company-suspensions/server/workers.ts';
import { decisionsWorkers } from '#features/moderation/decisions/server/workers.ts';
import { reportsWorkers } from '#features/moderation/reports/server/workers.ts';
import { serviceRequestsWorkers } from '#features/moderation/service-requests/server/workers.ts';
import { vettingWorkers } from '#features/moderation/vetting/server/workers.ts';
import { announcementsWorkers } from '#features/notifications/announcements/server/workers.ts';
import { liveEventsWorkers } from '#features/notifications/change-events/server/workers.ts';
import { isUnread } from '#features/notifications/inbox/server/queries/mailing.ts';
import { notificationsWorkers } from '#features/notifications/inbox/server/workers.ts';
import { suppressAddress } from '#features/notifications/preferences/server/commands.ts';
import { webhooksWorkers } from '#features/notifications/webhooks/server/workers.ts';
import { consultantsWorkers } from '#features/profiles/consultants/server/workers.ts';
import { credentialsWorkers } from '#features/profiles/credentials/server/workers.ts';
import { directoryWorkers } from '#features/profiles/directory/server/workers.ts';
import { photosWorkers } from '#features/profiles/photos/server/workers.ts';
import { reachWorkers } from '#features/profiles/reach/server/workers.ts';
import { referencesWorkers } from '#features/reviews/references/server/workers.ts';
import { reviewsWorkers } from '#features/reviews/reviews/server/workers.ts';
import { searchWorkers } from '#features/search/query/server/workers.ts';
import { savedSearchesWorkers } from '#features/search/saved-searches/server/workers.ts';
import { unansweredWorkers } from '#features/search/unanswered/server/workers.ts';
import { siteWorkers } from '#features/site/public-pages/server/workers.ts';
import { restoreModeWorkers } from '#features/site-operations/restore-mode/server/workers.ts';
import type { JobHandler } from '#lib/jobs/job-handler.ts';
import type { MailPost } from '#lib/mail/mail-post.ts';
import { handleMailRequested } from '#lib/mail/mailer.ts';
import type { AppServices } from './services.ts';

/** The handlers of each event. */
export const workers: readonly JobHandler<AppServices>[] = [
  ...accountsWorkers,
  ...liveEventsWorkers,
  ...factorsWorkers,
  ...passkeysWorkers,
  ...apiKeysWorkers,
  ...connectedAppsWorkers,
  ...connectedSignInsWorkers,
  ...impersonationsWorkers,
  ...consultantsWorkers,
  ...credentialsWorkers,
  ...photosWorkers,
  ...reachWorkers,
  ...directoryWorkers,
  ...projectsWorkers,
  ...companyMergesWorkers,
  ...membersWorkers,
  ...joiningWorkers,
  ...invitationsWorkers,
  ...offersWorkers,
  ...dealApprovalsWorkers,
  ...completionsWorkers,
  ...suppliersWorkers,
  ...environmentAccessWorkers,
  ...statementsWorkers,
  ...milestonesWorkers,
  ...timeSheetsWorkers,
  ...referencesWorkers,
  ...reviewsWorkers,
  ...applicationsWorkers,
  ...messagesWorkers,
  ...mailRepliesWorkers,
  ...callsWorkers,
  ...answersWorkers,
  ...notificationsWorkers,
  ...webhooksWorkers,
  ...subscriptionsWorkers,
  ...referralsWorkers,
  ...approvalsWorkers,
  ...companySuspensionsWorkers,
  ...vettingWorkers,
  ...decisionsWorkers,
  ...reportsWorkers,
  ...dataExportsWorkers,
  ...deletionsWorkers,
  ...serviceRequestsWorkers,
  ...searchWorkers,
  ...savedSearchesWorkers,
  ...unansweredWorkers,
  ...restoreModeWorkers,
  ...siteWorkers,
];

/** What hands mails to the mail server. An address that it says is no mailbox gets no announcements from then on. */
export const mailWorkers = (
  { db, write, clock }: AppServices,
  post: MailPost,
): readonly JobHandler<AppServices>[] => [
  handleMailRequested({
    post,
    isOfUse: (about) => isUnread(db, about),
    onDeadMailbox: (address, detail) =>
      write((tx) => suppressAddress(tx, { address, cause: 'bounced', detail }, clock.now())),
  }),
  ...announcementsWorkers(post),
];
