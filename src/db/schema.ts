import type * as Accounts from './tables/accounts.ts';
import type { ApplicationsTable } from './tables/applications.ts';
import type { AuditLogTable } from './tables/audit.ts';
import type { ClaimChangesTable, ConsultantProfilesTable } from './tables/consultants.ts';
import type { CredentialsTable } from './tables/credentials.ts';
import type { CitySlugsTable, PublicGroupsTable } from './tables/directory.ts';
import type * as Infrastructure from './tables/infrastructure.ts';
import type * as MailBlasts from './tables/mail-blasts.ts';
import type * as MailPreferences from './tables/mail-preferences.ts';
import type { UserEntriesTable } from './tables/oversight.ts';
import type { PageViewsTable } from './tables/page-views.ts';
import type { ConsultantPhotosTable } from './tables/photos.ts';
import type { ProjectsTable } from './tables/projects.ts';
import type * as Referrals from './tables/referrals.ts';
import type { ReportsTable } from './tables/reports.ts';
import type { RestoresTable } from './tables/restores.ts';
import type * as Search from './tables/search.ts';
import type { ServiceRequestsTable } from './tables/service-requests.ts';
import type { ConsultantShortlistTable } from './tables/shortlists.ts';
import type * as Subscriptions from './tables/subscriptions.ts';
import type * as Vetting from './tables/vetting.ts';

/**
 * Every table of the product; a test holds these types against the migrated database. A table belongs to the feature that its
 * file in `tables/` is named after, and no other feature names it in a statement: `npm run check` says so.
 */
export interface Database {
  'auth.users': Accounts.UsersTable;
  'auth.sessions': Accounts.SessionsTable;
  'auth.accounts': Accounts.AccountsTable;
  'auth.sign_ups': Accounts.SignUpsTable;
  'auth.verifications': Accounts.VerificationsTable;
  profiles: Accounts.ProfilesTable;
  admins: Accounts.AdminsTable;
  idempotency_keys: Infrastructure.IdempotencyKeysTable;
  rate_limits: Infrastructure.RateLimitsTable;
  consultant_profiles: ConsultantProfilesTable;
  claim_changes: ClaimChangesTable;
  consultant_photos: ConsultantPhotosTable;
  credentials: CredentialsTable;
  city_slugs: CitySlugsTable;
  public_groups: PublicGroupsTable;
  projects: ProjectsTable;
  applications: ApplicationsTable;
  billing_customers: Subscriptions.BillingCustomersTable;
  subscriptions: Subscriptions.SubscriptionsTable;
  billing_events: Subscriptions.BillingEventsTable;
  checkouts: Subscriptions.CheckoutsTable;
  surplus_subscriptions: Subscriptions.SurplusSubscriptionsTable;
  trials: Subscriptions.TrialsTable;
  invoices: Subscriptions.InvoicesTable;
  consultant_search: Search.ConsultantSearchTable;
  consultant_search_counts: Search.ConsultantSearchCountsTable;
  search_places: Search.SearchPlacesTable;
  search_words: Search.SearchWordsTable;
  search_versions: Search.SearchVersionsTable;
  service_requests: ServiceRequestsTable;
  consultant_shortlist: ConsultantShortlistTable;
  referral_codes: Referrals.ReferralCodesTable;
  referrals: Referrals.ReferralsTable;
  checklist_items: Vetting.ChecklistItemsTable;
  checklist_ticks: Vetting.ChecklistTicksTable;
  account_questions: Vetting.AccountQuestionsTable;
  reports: ReportsTable;
  mail_opt_outs: MailPreferences.MailOptOutsTable;
  mail_suppressions: MailPreferences.MailSuppressionsTable;
  mail_blasts: MailBlasts.MailBlastsTable;
  mail_deliveries: MailBlasts.MailDeliveriesTable;
  audit_log: AuditLogTable;
  user_entries: UserEntriesTable;
  page_views: PageViewsTable;
  restores: RestoresTable;
  migration_hashes: Infrastructure.MigrationHashesTable;
}
