import type { MemberRole } from '#access/company.ts';
import { toUserId, type UserId } from '#access/user.ts';
import type { WritableDb } from '#db/client.ts';
import { type ApplicationId, toApplicationId } from '#features/hiring/applications/ids.ts';
import { type InvitationId, toInvitationId } from '#features/hiring/invitations/ids.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { refreshSearchEntries } from '#features/search/query/server/commands/refresh-entries.ts';
import type { Clock } from '#lib/clock.ts';

interface PersonOptions {
  firstName?: string;
  lastName?: string;
  email?: string;
  confirmed?: boolean;
  approved?: boolean;
}
interface ConsultantOptions extends PersonOptions {
  /** Without one the profile form has never been saved. */
  profile?: boolean;
  /** `expired`: there was a subscription, and it has ended. */
  subscribed?: boolean | 'expired';
  primarySkills?: string[];
  city?: string;
}
interface ProjectOptions {
  title?: string;
  status?: 'open' | 'in_progress' | 'completed' | 'cancelled';
  visibility?: 'public' | 'private';
  createdAt?: Date;
}

export interface Factories {
  client(options?: PersonOptions): Promise<UserId>;
  /** A client who acts for the company of another one, as a member of it alone. */
  colleague(of: UserId, role: MemberRole, options?: PersonOptions): Promise<UserId>;
  /** Has this member leave all their companies, for an approved one of their own. */
  dismissed(member: UserId): Promise<void>;
  consultant(options?: ConsultantOptions): Promise<UserId>;
  admin(options?: PersonOptions): Promise<UserId>;
  /** A paid invoice of 75 dollars; answers its id. */
  invoice(owner: UserId, options?: { issuedAt?: Date }): Promise<string>;
  project(client: UserId, options?: ProjectOptions): Promise<ProjectId>;
  application(
    project: ProjectId,
    consultant: UserId,
    options?: { status?: 'pending' | 'accepted' | 'rejected' | 'withdrawn'; createdAt?: Date },
  ): Promise<ApplicationId>;
  /** One that waits, by the project's client. */
  invitation(
    project: ProjectId,
    consultant: UserId,
    options?: { state?: 'sent' | 'read'; note?: string; createdAt?: Date },
  ): Promise<InvitationId>;
}

export const projectFields = {
  title: 'Tune the month-end close',
  description: 'Our month-end close takes nine days; we want it done in four.',
  projectType: 'optimization',
  modules: ['finance-operations.general-ledger'],
  extraSkills: ['report-development'],
  timeline: '1-2-months',
  budgetRange: '10k-25k',
  startDate: null,
  urgency: null,
  workArrangement: null,
  place: '',
  currentD365Status: 'live-needs-optimization',
  visibility: 'public',
  companyName: 'Loomworks Mills',
  industry: 'manufacturing',
  companySize: 'medium',
  contactName: 'Casey Contact',
  contactEmail: 'casey@loomworks.test',
  phone: '',
} as const;

export const consultantProfileFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+442079460000',
  title: 'Finance & Operations consultant',
  yearsExperience: 12,
  hourlyRate: 120,
  country: 'uk',
  city: 'London',
  timezone: 'gmt',
  workArrangement: 'on-site',
  languages: [],
  primarySkills: ['finance-operations', 'power-bi', 'data-migration'],
  skillModules: ['finance-operations.general-ledger'],
  secondarySkills: ['power-automate'],
  certifications: [],
  availability: 'available',
  hoursPerWeek: 30,
  preferredProjectDuration: '1-3_months',
  summary: 'I help finance teams close their books sooner. '.repeat(3).trim(),
  experience: 'Twelve years of ledgers, budgets and consolidations in Dynamics 365. '
    .repeat(4)
    .trim(),
  portfolioProjects: [],
  linkedinUrl: '',
  websiteUrl: '',
  agreedToTerms: true,
} as const;

const day = 24 * 60 * 60 * 1000;

/** Of all people made in this process: several apps may share a database, in which an address is used once. */
let count = 0;

/** Makes people and things as they would be after all their steps, without walking the steps. */
export function createFactories(db: WritableDb, clock: Clock): Factories {
  async function person(
    userType: 'client' | 'consultant',
    { firstName = 'Test', lastName = 'Person', confirmed = true, ...options }: PersonOptions,
  ): Promise<UserId> {
    count += 1;
    const { id } = await db
      .insertInto('auth.users')
      .values({
        name: `${firstName} ${lastName}`,
        email: options.email ?? `${userType}-${count}@example.test`,
        email_verified: confirmed,
        user_type: userType,
        first_name: firstName,
        last_name: lastName,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (options.approved ?? true) {
      await db
        .updateTable('profiles')
        .set({ approved_at: clock.now() })
        .where('user_id', '=', id)
        .execute();
    }
    return toUserId(id);
  }

  async function profileOf(id: UserId, options: ConsultantOptions): Promise<void> {
    const {
      firstName: _first,
      lastName: _last,
      agreedToTerms: _agreed,
      ...fields
    } = consultantProfileFields;
    await db
      .insertInto('consultant_profiles')
      .values({
        user_id: id,
        phone: fields.phone,
        title: fields.title,
        years_experience: fields.yearsExperience,
        hourly_rate_usd: fields.hourlyRate,
        country: fields.country,
        city: options.city ?? fields.city,
        timezone: fields.timezone,
        work_arrangement: fields.workArrangement,
        primary_skills: options.primarySkills ?? [...fields.primarySkills],
        skill_modules: [...fields.skillModules],
        secondary_skills: [...fields.secondarySkills],
        availability: fields.availability,
        hours_per_week: fields.hoursPerWeek,
        preferred_project_duration: fields.preferredProjectDuration,
        summary: fields.summary,
        experience: fields.experience,
        agreed_to_terms_at: clock.now(),
        created_at: clock.now(),
      })
      .execute();
  }

  async function subscriptionOf(id: UserId, expired: boolean): Promise<void> {
    await db
      .insertInto('billing_customers')
      .values({ user_id: id, customer_id: `cus_test_${id}`, synced_at: clock.now() })
      .execute();
    await db.insertInto('trials').values({ user_id: id, began_at: clock.now() }).execute();
    await db
      .insertInto('subscriptions')
      .values({
        user_id: id,
        subscription_id: `sub_test_${id}`,
        plan: 'monthly',
        status: expired ? 'canceled' : 'active',
        currency: 'USD',
        amount: 75,
        current_period_start: new Date(clock.now().getTime() - (expired ? 35 : 0) * day),
        current_period_end: new Date(clock.now().getTime() + (expired ? -5 : 30) * day),
      })
      .execute();
  }

  return {
    client: (options = {}) => person('client', options),

    async colleague(of, role, options = {}) {
      const id = await person('client', options);
      await db.deleteFrom('company_members').where('user_id', '=', id).execute();
      const { company_id } = await db
        .selectFrom('company_members')
        .select('company_id')
        .where('user_id', '=', of)
        .executeTakeFirstOrThrow();
      const now = clock.now();
      await db
        .insertInto('company_members')
        .values({ company_id, user_id: id, role, invited_by: of, since: now, chosen_at: now })
        .execute();
      return id;
    },

    async dismissed(member) {
      await db.deleteFrom('company_members').where('user_id', '=', member).execute();
      const now = clock.now();
      const { id } = await db
        .insertInto('companies')
        .values({ name: 'Own Ltd', approved_at: now, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('company_members')
        .values({ company_id: id, user_id: member, role: 'owner', since: now, chosen_at: now })
        .execute();
    },

    async consultant(options = {}) {
      const id = await person('consultant', options);
      if (options.profile ?? true) await profileOf(id, options);
      const subscribed = options.subscribed ?? true;
      if (subscribed) await subscriptionOf(id, subscribed === 'expired');
      await db
        .transaction()
        .execute((tx) => refreshSearchEntries(tx, { clock, isDemo: false }, [id]));
      return id;
    },

    async admin(options = {}) {
      const id = await person('client', { firstName: 'Avery', lastName: 'Admin', ...options });
      await db.insertInto('admins').values({ user_id: id }).execute();
      return id;
    },

    async invoice(owner, { issuedAt = clock.now() } = {}) {
      count += 1;
      const party = { name: 'A Customer', email: '', address: [], taxIds: [] };
      const { id } = await db
        .insertInto('invoices')
        .values({
          invoice_id: `in_test_${owner}_${count}`,
          user_id: owner,
          number: `TEST-${count}`,
          status: 'paid',
          currency: 'USD',
          subtotal: 75_00,
          tax: 0,
          is_tax_included: true,
          total: 75_00,
          credited: 0,
          paid: 75_00,
          refunded: 0,
          issued_at: issuedAt,
          paid_at: issuedAt,
          lines: JSON.stringify([
            {
              description: 'Direct365 Monthly plan',
              amount: 75_00,
              periodStart: issuedAt.toISOString(),
              periodEnd: issuedAt.toISOString(),
            },
          ]),
          buyer: JSON.stringify(party),
          seller: JSON.stringify(party),
          synced_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async project(client, options = {}) {
      const fields = projectFields;
      const status = options.status ?? 'open';
      const { id } = await db
        .insertInto('projects')
        .values({
          client_id: client,
          title: options.title ?? fields.title,
          description: fields.description,
          status,
          visibility: options.visibility ?? 'public',
          modules: [...fields.modules],
          extra_skills: [...fields.extraSkills],
          timeline: fields.timeline,
          budget_range: fields.budgetRange,
          budget_min_usd: 10_000,
          budget_max_usd: 25_000,
          company_name: fields.companyName,
          industry: fields.industry,
          contact_name: fields.contactName,
          contact_email: fields.contactEmail,
          company_size: fields.companySize,
          current_d365_status: fields.currentD365Status,
          project_type: fields.projectType,
          closed_at: status === 'completed' || status === 'cancelled' ? clock.now() : null,
          created_at: options.createdAt ?? clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return toProjectId(id);
    },

    async application(project, consultant, { status = 'pending', createdAt } = {}) {
      const { id } = await db
        .insertInto('applications')
        .values({
          project_id: project,
          consultant_id: consultant,
          cover_letter: 'I have done this before, twice, for mills of your size.',
          status,
          decided_at: status === 'accepted' || status === 'rejected' ? clock.now() : null,
          created_at: createdAt ?? clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return toApplicationId(id);
    },

    async invitation(project, consultant, { state = 'sent', note = '', createdAt } = {}) {
      const { client_id, title } = await db
        .selectFrom('projects')
        .select(['client_id', 'title'])
        .where('id', '=', project)
        .executeTakeFirstOrThrow();
      const at = createdAt ?? clock.now();
      const { id } = await db
        .insertInto('invitations')
        .values({
          project_id: project,
          client_id,
          consultant_id: consultant,
          project_title: title,
          note,
          state,
          created_at: at,
          first_read_at: state === 'read' ? at : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return toInvitationId(id);
    },
  };
}
