import type { Database } from '#db/schema.ts';

/** Where the rows of a table lie when the people are shared out over several databases. */
export type Placement<Column extends string = string> =
  /** With the person that this column names. */
  | { by: Column }
  /** With this person too, whom its rows do not name yet: the column comes first. */
  | { adds: string }
  /** The same rows on every database: read everywhere, written in all at once. */
  | 'everywhere'
  /** On one database alone. */
  | 'coordinator';

const byUser = { by: 'user_id' } as const;
const withItsUser = { adds: 'user_id' };
/** What two have in common lies with the client. */
const byClient = { by: 'client_id' } as const;
const withItsClient = { adds: 'client_id' };

/**
 * Every table of the product, sharded by person. A table without a placement, or a column that it has not, does not
 * compile.
 */
export const placements: {
  readonly [Table in keyof Database]: Placement<keyof Database[Table] & string>;
} = {
  'auth.users': { by: 'id' },
  'auth.sessions': byUser,
  'auth.look_ins': 'everywhere',
  'auth.accounts': byUser,
  'auth.sign_ups': byUser,
  'auth.replaced_sign_ups': 'coordinator',
  'auth.email_changes': byUser,
  'auth.verifications': 'coordinator',
  'auth.api_keys': byUser,
  'auth.signing_keys': 'everywhere',
  'auth.app_grants': byUser,
  'auth.app_records': 'coordinator',
  'auth.factors': byUser,
  'auth.factor_challenges': withItsUser,
  'auth.sent_codes': byUser,
  'auth.wrong_codes': byUser,
  'auth.backup_codes': byUser,
  'auth.connected_sign_ins': byUser,
  'auth.sign_in_flows': 'coordinator',
  'auth.waiting_identities': 'coordinator',
  'auth.passkeys': byUser,
  'auth.passkey_challenges': 'coordinator',
  profiles: byUser,
  admins: 'everywhere',
  idempotency_keys: byUser,
  rate_limits: 'coordinator',
  consultant_profiles: byUser,
  claim_changes: byUser,
  consultant_photos: byUser,
  decisions: withItsClient,
  consultant_ratings: { by: 'consultant_id' },
  credentials: { by: 'consultant_id' },
  consultant_references: { by: 'consultant_id' },
  supplier_profiles: { by: 'consultant_id' },
  supplier_insurances: { by: 'consultant_id' },
  supplier_files: { by: 'consultant_id' },
  profile_views: { by: 'consultant_id' },
  search_appearances: { by: 'consultant_id' },
  reach_start: 'everywhere',
  city_slugs: 'everywhere',
  public_groups: 'everywhere',
  companies: 'everywhere',
  company_members: 'everywhere',
  company_domains: 'everywhere',
  membership_requests: 'everywhere',
  member_invitations: 'everywhere',
  projects: byClient,
  project_templates: byClient,
  invitations: byClient,
  invitation_mutes: byClient,
  open_project_looks: 'coordinator',
  applications: withItsClient,
  offers: withItsClient,
  deal_approvals: withItsClient,
  completions: withItsClient,
  environment_access: withItsClient,
  environment_access_steps: withItsClient,
  statement_versions: withItsClient,
  statement_acceptances: withItsClient,
  statement_keys: 'everywhere',
  milestones: withItsClient,
  time_sheets: withItsClient,
  time_sheet_weeks: withItsClient,
  time_sheet_entries: withItsClient,
  review_requests: withItsClient,
  reviews: withItsClient,
  answer_reminders: byUser,
  billing_customers: byUser,
  subscriptions: byUser,
  billing_events: 'coordinator',
  checkouts: byUser,
  surplus_subscriptions: byUser,
  trials: byUser,
  invoices: byUser,
  consultant_search: byUser,
  consultant_search_counts: 'everywhere',
  search_places: 'everywhere',
  search_words: 'everywhere',
  search_versions: 'everywhere',
  saved_searches: byUser,
  saved_search_finds: byUser,
  unanswered_searches: 'coordinator',
  service_requests: 'coordinator',
  consultant_shortlist: byClient,
  referral_codes: byUser,
  referrals: { by: 'referrer_id' },
  site_settings: 'everywhere',
  measured_claims: 'everywhere',
  checklist_items: 'everywhere',
  checklist_ticks: byUser,
  account_questions: byUser,
  notifications: byUser,
  notification_digests: byUser,
  push_subscriptions: byUser,
  push_keys: 'everywhere',
  webhook_endpoints: { by: 'person_id' },
  webhook_deliveries: { adds: 'person_id' },
  threads: byClient,
  messages: withItsClient,
  thread_sides: withItsClient,
  call_steps: withItsClient,
  calls: byClient,
  call_feeds: byUser,
  mail_replies: { by: 'person_id' },
  call_weeks: { by: 'consultant_id' },
  call_calendars: { by: 'consultant_id' },
  message_files: withItsClient,
  message_file_parts: withItsClient,
  reports: { by: 'reported_id' },
  mail_opt_outs: byUser,
  mail_choices: byUser,
  push_opt_outs: byUser,
  mail_times: byUser,
  message_text_consents: byUser,
  mail_suppressions: 'everywhere',
  mail_blasts: 'everywhere',
  mail_deliveries: byUser,
  audit_log: 'coordinator',
  user_entries: byUser,
  live_events: 'coordinator',
  data_exports: byUser,
  data_export_entries: withItsUser,
  data_export_parts: withItsUser,
  deletions: byUser,
  erasures: byUser,
  page_views: 'coordinator',
  restores: 'coordinator',
  migration_hashes: 'coordinator',
};

/** The column that says with whom the rows lie; none for what is not shared out. */
export function personColumn(placement: Placement): string | undefined {
  if (typeof placement === 'string') return undefined;
  return 'by' in placement ? placement.by : placement.adds;
}
