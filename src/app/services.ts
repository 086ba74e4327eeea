import type pg from 'pg';
import { createDb, type WritableDb } from '#db/client.ts';
import { openReplicas, type Replicas, withoutReplicas } from '#db/replicas/replicas.ts';
import { createWrite } from '#db/write.ts';
import type { DataExportsServices } from '#features/administration/data-exports/server/services.ts';
import type { DeletionsServices } from '#features/administration/deletions/server/services.ts';
import type { MailPreviewsServices } from '#features/administration/mail-previews/server/services.ts';
import type { SuppliersServices } from '#features/agreements/suppliers/server/services.ts';
import type { JoiningServices } from '#features/companies/joining/server/services.ts';
import type { MembersServices } from '#features/companies/members/server/services.ts';
import { endCallsOf } from '#features/conversations/calls/server/commands/end-calls-of.ts';
import type { CallsServices } from '#features/conversations/calls/server/services.ts';
import { findReplyAddress } from '#features/conversations/mail-replies/server/queries/reply-person.ts';
import type { MailRepliesServices } from '#features/conversations/mail-replies/server/services.ts';
import {
  joinConversations,
  leaveConversations,
} from '#features/conversations/messages/server/commands/members.ts';
import { hasBlockedCompany } from '#features/conversations/messages/server/queries/blocks.ts';
import { findKnownNames } from '#features/conversations/messages/server/queries/known-names.ts';
import type { MessagesServices } from '#features/conversations/messages/server/services.ts';
import { createPendingActions } from '#features/conversations/pending-actions/server/queries/waiting.ts';
import { waitingSources } from '#features/conversations/pending-actions/server/queries/waiting-sources.ts';
import type { PendingActionsServices } from '#features/conversations/pending-actions/server/services.ts';
import { handOverShortlist } from '#features/conversations/shortlists/server/commands.ts';
import { appliedTo } from '#features/hiring/applications/server/queries/applicants.ts';
import { handOverInvitations } from '#features/hiring/invitations/server/commands/hand-over-invitations.ts';
import type { InvitationsServices } from '#features/hiring/invitations/server/services.ts';
import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';
import { cancelProjectsOf } from '#features/hiring/projects/server/commands/change-project.ts';
import {
  handOverProjects,
  handOverTemplates,
} from '#features/hiring/projects/server/commands/hand-over-projects.ts';
import type { BriefsServices } from '#features/hiring/requirement-parser/server/services.ts';
import { createAuth } from '#features/identity/accounts/server/auth.ts';
import type {
  AccountsRequest,
  AccountsServices,
} from '#features/identity/accounts/server/services.ts';
import { findSessionViewers, viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { rememberSigningKeys } from '#features/identity/api-keys/server/queries/signing-keys.ts';
import type { ApiKeysServices } from '#features/identity/api-keys/server/services.ts';
import type { SignInProvider } from '#features/identity/lib/openid/sign-in-provider.ts';
import type { PasskeysRequest } from '#features/identity/passkeys/server/services.ts';
import type { FactorsServices } from '#features/identity/second-factors/server/services.ts';
import type {
  ConnectedSignInsRequest,
  ConnectedSignInsServices,
} from '#features/identity/sign-in-providers/server/services.ts';
import { questionsThatWait } from '#features/moderation/vetting/server/queries/questions.ts';
import type { AnnouncementsServices } from '#features/notifications/announcements/server/services.ts';
import { changedSince } from '#features/notifications/change-events/server/queries/changed-since.ts';
import type { NotificationsServices } from '#features/notifications/inbox/server/services.ts';
import type { PushSubscriptionsServices } from '#features/notifications/push/server/services.ts';
import type {
  WebhooksRequest,
  WebhooksServices,
} from '#features/notifications/webhooks/server/services.ts';
import {
  createReachCounter,
  type ReachServices,
} from '#features/profiles/reach/server/commands/reach-counter.ts';
import { refreshSearchEntries } from '#features/search/query/server/commands/refresh-entries.ts';
import { createSearchMemory } from '#features/search/query/server/queries/search-memory.ts';
import type { SearchServices } from '#features/search/query/server/services.ts';
import {
  createUnansweredCounter,
  type UnansweredServices,
} from '#features/search/unanswered/server/commands/unanswered-counter.ts';
import { rememberSettings } from '#features/site-operations/site-settings/server/queries/present-settings.ts';
import type { SiteSettingsServices } from '#features/site-operations/site-settings/server/services.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { type PasswordHashing, productionHashing } from '#lib/auth/password-hashing.ts';
import type { Billing } from '#lib/billing/billing.ts';
import type { Clock } from '#lib/clock.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import type { MailTemplate } from '#lib/mail/define-mail.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import { createMailer } from '#lib/mail/mailer.ts';
import { keptWhileBackedUp } from '#operations/backups/kept-files.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Seller, Services } from '#server/services.ts';
import { personalData } from './personal-data.ts';

/** The services of all, and what features keep for their own operations: here is where each is registered. */
export type AppServices = Services &
  AccountsServices &
  ApiKeysServices &
  FactorsServices &
  BriefsServices &
  InvitationsServices &
  MembersServices &
  JoiningServices &
  ConnectedSignInsServices &
  DataExportsServices &
  DeletionsServices &
  AnnouncementsServices &
  MailPreviewsServices &
  MailRepliesServices &
  MessagesServices &
  NotificationsServices &
  PendingActionsServices &
  PushSubscriptionsServices &
  WebhooksServices &
  SuppliersServices &
  CallsServices &
  ReachServices &
  SearchServices &
  UnansweredServices &
  SiteSettingsServices & {
    /** The composition begins the transactions of each request with it; operations see it as a handle that reads. */
    db: WritableDb;
  };

/** What a request brings to the operations of every feature. */
export type AppContext = RequestContext &
  AppServices &
  AccountsRequest &
  PasskeysRequest &
  WebhooksRequest &
  ConnectedSignInsRequest & {
    /** The oldest transaction that was open before the request's first read, for a user with a session. */
    horizon?: string | undefined;
  };

export interface ServiceOptions {
  pool: pg.Pool;
  /** For the job queue, which has connections of its own. */
  connectionString: string;
  /** Where the first leads through PgBouncer: the same database directly. */
  directConnectionString?: string | undefined;
  /** Replicas of the database; none unless some are named. */
  replicaAddresses?: readonly string[] | undefined;
  publicUrl: string;
  isDemo: boolean;
  keys: Keyring;
  /** Only the tests pass one: a cheaper one. */
  passwords?: PasswordHashing | undefined;
  seller: Seller;
  /** The allowed senders of mails, the usual sender first. */
  mailSenders: readonly MailAddress[];
  /** Every mail of the product, compiled. */
  mailTemplates: readonly MailTemplate[];
  billing: Billing;
  files: FileStorage;
  briefProvider?: CompletionProvider | undefined;
  sms?: FactorsServices['sms'];
  scanner?: MessagesServices['scanner'];
  inboundMail?: MailRepliesServices['inboundMail'];
  microsoft?: SignInProvider | undefined;
  pushService: PushSubscriptionsServices['pushService'];
  webhookRequests: WebhooksServices['webhookRequests'];
  vatRegister: SuppliersServices['vatRegister'];
  calendars: CallsServices['calendars'];
  dns: JoiningServices['dns'];
  clock: Clock;
  log: Log;
  /** A process that records jobs and never works on them, like a command. */
  sendOnly?: boolean;
  /** Whether the job queue runs its schedules, by the real clock. */
  runsSchedules?: boolean;
}

/** What consultants read of the calls of a member who has left. */
const leftCompany = 'They act for this company no more.';
const closedCompany = 'The client has closed their company.';

/** What is pending for each person, of every area. */
export const pendingActions = createPendingActions([
  ...waitingSources,
  { kind: 'question', query: questionsThatWait },
]);

/** Puts the services together on one database. The job queue still has to be started, and stopped. */
export function createServices(options: ServiceOptions): AppServices {
  const { pool, publicUrl, isDemo, keys, clock, log, inboundMail } = options;
  const db = createDb(pool);
  const replicas = openReplicasOf(db, options);
  const write = createWrite(db);
  const { mailSenders } = options;
  const siteSettings = rememberSettings({ db, log, isDemo, mailSenders });
  const jobs = createJobQueue({
    connectionString: options.connectionString,
    directConnectionString: options.directConnectionString,
    log,
    sendOnly: options.sendOnly ?? false,
    runsSchedules: options.runsSchedules ?? true,
  });
  return {
    db,
    replicas,
    write,
    jobs,
    mailer: createMailer({ jobs }),
    billing: options.billing,
    files: keptWhileBackedUp(options.files, write),
    briefProvider: options.briefProvider,
    scanner: options.scanner,
    inboundMail,
    findPerson: viewerOf,
    replyTo: (reader, about) =>
      findReplyAddress(
        reader,
        { ...{ keys, clock, isDemo, inboundMail }, findPerson: viewerOf },
        about,
      ),
    microsoft: options.microsoft,
    pushService: options.pushService,
    webhookRequests: options.webhookRequests,
    vatRegister: options.vatRegister,
    calendars: options.calendars,
    findSignedIn: (sessionIds, now) => findSessionViewers(db, sessionIds, now),
    clock,
    log,
    publicUrl,
    isDemo,
    seller: options.seller,
    mailSenders,
    siteSettings,
    listSenders: siteSettings.announcementSenders,
    mailTemplates: options.mailTemplates,
    personalData,
    keys,
    appliedTo,
    handOverWork: async (tx, change) => {
      await handOverProjects(tx, change);
      await handOverTemplates(tx, change);
      await handOverInvitations(tx, change);
      await handOverShortlist(tx, change);
    },
    endWork: async (tx, { companyId, memberIds }) => {
      const ended = { from: ['open', 'in_progress'], reason: closedCompany } as const;
      await cancelProjectsOf(tx, { clock, jobs }, { companyId }, ended);
      for (const userId of memberIds) {
        await endCallsOf(tx, { clock, jobs }, userId, closedCompany, companyId);
      }
    },
    joinConversations,
    leaveConversations: async (tx, member) => {
      await endCallsOf(tx, { clock, jobs }, member.userId, leftCompany, member.companyId);
      await leaveConversations(tx, member);
    },
    hasBlockedCompany,
    findKnownNames,
    pendingActions,
    searchIndex: {
      refresh: (tx, userIds) => refreshSearchEntries(tx, { clock, isDemo }, userIds),
    },
    auth: createAuth({
      ...{ db, write, jobs, clock, log, publicUrl, keys },
      passwords: options.passwords ?? productionHashing,
    }),
    tokenParties: { issuer: `${publicUrl}/auth/v1`, audience: `${publicUrl}/api` },
    findSigningKey: rememberSigningKeys(db),
    sms: options.sms,
    dns: options.dns,
    reach: createReachCounter({ write, clock, log }),
    unanswered: createUnansweredCounter({ write, clock, log }),
    searchMemory: createSearchMemory({ db, replicas, clock, log }),
  };
}

/** The configured replicas, with the check whether they have caught up with a user's last change event. */
function openReplicasOf(db: WritableDb, options: ServiceOptions): Replicas {
  const { connectionString, directConnectionString, replicaAddresses = [], log } = options;
  if (replicaAddresses.length === 0) return withoutReplicas(db);
  const throughPooler = (directConnectionString ?? connectionString) !== connectionString;
  return openReplicas({
    addresses: replicaAddresses,
    primary: db,
    primaryAddress: { connectionString, throughPooler },
    changedSince: (personId, xid) => changedSince(db, personId, xid),
    log,
  });
}
