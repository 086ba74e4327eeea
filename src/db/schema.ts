import type * as Accounts from './tables/accounts.ts';
import type { ApplicationsTable } from './tables/applications.ts';
import type { ConsultantPhotosTable, ConsultantProfilesTable } from './tables/consultants.ts';
import type { CredentialsTable } from './tables/credentials.ts';
import type { MigrationHashesTable } from './tables/migrations.ts';
import type { PageViewsTable } from './tables/page-views.ts';
import type { ProjectsTable } from './tables/projects.ts';
import type { CitySlugsTable, PublicGroupsTable } from './tables/public-groups.ts';
import type * as Search from './tables/search.ts';
import type * as Subscriptions from './tables/subscriptions.ts';
import type * as Trust from './tables/trust-and-growth.ts';

/** Every table of the product; a test holds these types against the migrated database. */
export interface Database {
  'auth.users': Accounts.UsersTable;
  'auth.sessions': Accounts.SessionsTable;
  'auth.accounts': Accounts.AccountsTable;
  'auth.verifications': Accounts.VerificationsTable;
  profiles: Accounts.ProfilesTable;
  admins: Accounts.AdminsTable;
  idempotency_keys: Accounts.IdempotencyKeysTable;
  rate_limits: Accounts.RateLimitsTable;
  consultant_profiles: ConsultantProfilesTable;
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
  consultant_search: Search.ConsultantSearchTable;
  consultant_search_counts: Search.ConsultantSearchCountsTable;
  search_places: Search.SearchPlacesTable;
  search_words: Search.SearchWordsTable;
  search_versions: Search.SearchVersionsTable;
  consultant_shortlist: Trust.ConsultantShortlistTable;
  referral_codes: Trust.ReferralCodesTable;
  referrals: Trust.ReferralsTable;
  announcements: Trust.AnnouncementsTable;
  announcement_recipients: Trust.AnnouncementRecipientsTable;
  mail_opt_outs: Trust.MailOptOutsTable;
  audit_log: Trust.AuditLogTable;
  page_views: PageViewsTable;
  migration_hashes: MigrationHashesTable;
}
