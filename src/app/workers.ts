import { accountsWorkers } from '#features/accounts/server/workers.ts';
import { answersWorkers } from '#features/answers/server/workers.ts';
import { apiKeysWorkers } from '#features/api-keys/server/workers.ts';
import { applicationsWorkers } from '#features/applications/server/workers.ts';
import { approvalsWorkers } from '#features/approvals/server/workers.ts';
import { callsWorkers } from '#features/calls/server/workers.ts';
import { connectedSignInsWorkers } from '#features/connected-sign-ins/server/workers.ts';
import { credentialsWorkers } from '#features/credentials/server/workers.ts';
import { dataExportsWorkers } from '#features/data-exports/server/workers.ts';
import { deletionsWorkers } from '#features/deletions/server/workers.ts';
import { directoryWorkers } from '#features/directory/server/workers.ts';
import { factorsWorkers } from '#features/factors/server/workers.ts';
import { invitationsWorkers } from '#features/invitations/server/workers.ts';
import { liveEventsWorkers } from '#features/live-events/server/workers.ts';
import { lookInsWorkers } from '#features/look-ins/server/workers.ts';
import { mailBlastsWorkers } from '#features/mail-blasts/server/workers.ts';
import { suppressAddress } from '#features/mail-preferences/server/commands.ts';
import { messagesWorkers } from '#features/messages/server/workers.ts';
import { isUnread } from '#features/notifications/server/queries/mailing.ts';
import { notificationsWorkers } from '#features/notifications/server/workers.ts';
import { passkeysWorkers } from '#features/passkeys/server/workers.ts';
import { photosWorkers } from '#features/photos/server/workers.ts';
import { projectsWorkers } from '#features/projects/server/workers.ts';
import { referralsWorkers } from '#features/referrals/server/workers.ts';
import { reportsWorkers } from '#features/reports/server/workers.ts';
import { restoresWorkers } from '#features/restores/server/workers.ts';
import { savedSearchesWorkers } from '#features/saved-searches/server/workers.ts';
import { searchWorkers } from '#features/search/server/workers.ts';
import { serviceRequestsWorkers } from '#features/service-requests/server/workers.ts';
import { siteWorkers } from '#features/site/server/workers.ts';
import { subscriptionsWorkers } from '#features/subscriptions/server/workers.ts';
import { vettingWorkers } from '#features/vetting/server/workers.ts';
import type { JobHandler } from '#lib/jobs/job-handler.ts';
import type { MailPost } from '#lib/mail/mail-post.ts';
import { handleMailRequested } from '#lib/mail/mailer.ts';
import type { AppServices } from './services.ts';

/** What follows from each fact. */
export const workers: readonly JobHandler<AppServices>[] = [
  ...accountsWorkers,
  ...liveEventsWorkers,
  ...factorsWorkers,
  ...passkeysWorkers,
  ...apiKeysWorkers,
  ...connectedSignInsWorkers,
  ...lookInsWorkers,
  ...credentialsWorkers,
  ...photosWorkers,
  ...directoryWorkers,
  ...projectsWorkers,
  ...invitationsWorkers,
  ...applicationsWorkers,
  ...messagesWorkers,
  ...callsWorkers,
  ...answersWorkers,
  ...notificationsWorkers,
  ...subscriptionsWorkers,
  ...referralsWorkers,
  ...approvalsWorkers,
  ...vettingWorkers,
  ...reportsWorkers,
  ...dataExportsWorkers,
  ...deletionsWorkers,
  ...serviceRequestsWorkers,
  ...searchWorkers,
  ...savedSearchesWorkers,
  ...restoresWorkers,
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
  ...mailBlastsWorkers(post),
];
