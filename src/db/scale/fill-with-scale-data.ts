import type pg from 'pg';
import { chanceOf } from './chance.ts';
import { type CopyValue, copyRows } from './copy-rows.ts';
import { type ScaleConsultant, scaleConsultants } from './scale-consultants.ts';
import { type ScaleProject, scaleProjects } from './scale-projects.ts';

export interface ScaleOptions {
  /** Some of them are not listed. */
  consultants: number;
  /** All of them open, public and of one client. */
  projects: number;
  seed: string;
  /** All times are counted from here. */
  now: Date;
}

type Person = Pick<
  ScaleConsultant,
  'id' | 'firstName' | 'lastName' | 'email' | 'isApproved' | 'isSubscribed'
>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Fills a database with made-up people and projects by COPY, the same for the same seed. Checks and triggers do not
 * run, so the role must be a superuser; what clients search is not made here. Returns the client's id.
 */
export async function fillWithScaleData(
  client: pg.ClientBase,
  { consultants, projects, seed, now }: ScaleOptions,
): Promise<{ clientId: string }> {
  await client.query('set session_replication_role = replica');
  try {
    const joined = (n: number): Date => new Date(now.getTime() - 30 * dayMs - n * 1000);
    // Their texts are written once: what other tables need of them is little enough to keep.
    const people: Person[] = [];
    await copyRows(
      client,
      'consultant_profiles',
      profileColumns.split(' '),
      mapRows(scaleConsultants(consultants, seed), (consultant, n) => {
        const { id, firstName, lastName, email, isApproved, isSubscribed } = consultant;
        people.push({ id, firstName, lastName, email, isApproved, isSubscribed });
        return profileRow(consultant, joined(n));
      }),
    );
    const save = (
      table: string,
      columns: string,
      row: (person: Person, n: number) => CopyValue[],
    ): Promise<void> => copyRows(client, table, columns.split(' '), mapRows(people, row));

    await save(
      'auth.users',
      'id name email email_verified user_type first_name last_name created_at updated_at',
      ({ id, firstName, lastName, email }, n) => [
        id,
        `${firstName} ${lastName}`,
        email,
        true,
        'consultant',
        firstName,
        lastName,
        joined(n),
        joined(n),
      ],
    );
    await save(
      'profiles',
      'user_id user_type first_name last_name approved_at created_at updated_at',
      ({ id, firstName, lastName, isApproved }, n) => [
        id,
        'consultant',
        firstName,
        lastName,
        isApproved ? joined(n) : null,
        joined(n),
        joined(n),
      ],
    );
    await save(
      'subscriptions',
      'user_id subscription_id plan status currency amount current_period_start current_period_end',
      ({ id, isSubscribed }, n) => [
        id,
        `sub_scale_${n}`,
        'monthly',
        isSubscribed ? 'active' : 'canceled',
        'USD',
        75,
        new Date(now.getTime() + ((n % 20) - 20) * dayMs),
        new Date(now.getTime() + (10 + (n % 20)) * dayMs),
      ],
    );
    return { clientId: await saveProjects(client, projects, seed, now) };
  } finally {
    await client.query('set session_replication_role = default');
  }
}

const profileColumns =
  'user_id phone title years_experience hourly_rate_usd country city timezone work_arrangement primary_skills skill_modules ' +
  'secondary_skills certifications availability hours_per_week preferred_project_duration summary experience ' +
  'portfolio_projects agreed_to_terms_at created_at updated_at';

const profileRow = (person: ScaleConsultant, savedAt: Date): CopyValue[] => [
  person.id,
  '+442079460000',
  person.title,
  person.yearsExperience,
  person.hourlyRateUsd,
  person.country,
  person.city,
  person.timezone,
  person.workArrangement,
  person.primarySkills,
  person.modules,
  person.secondarySkills,
  person.certifications,
  person.availability,
  person.hoursPerWeek,
  person.preferredDuration,
  person.summary,
  person.experience,
  JSON.stringify(person.portfolio),
  savedAt,
  savedAt,
  savedAt,
];

async function saveProjects(
  client: pg.ClientBase,
  count: number,
  seed: string,
  now: Date,
): Promise<string> {
  const clientId = chanceOf(`client ${seed}`).uuid();
  await client.query(
    `insert into auth.users (id, name, email, email_verified, user_type, first_name, last_name)
     values ($1, 'Scale Client', 'scale-client@example.test', true, 'client', 'Scale', 'Client')`,
    [clientId],
  );
  await client.query(
    `insert into profiles (user_id, user_type, first_name, last_name, company_name, approved_at)
     values ($1, 'client', 'Scale', 'Client', 'Scale Ltd', $2)`,
    [clientId, now],
  );
  const companyId = chanceOf(`company ${seed}`).uuid();
  await client.query(
    `insert into companies (id, name, approved_at, created_at, updated_at)
     values ($1, 'Scale Ltd', $2, $2, $2)`,
    [companyId, now],
  );
  await client.query(
    `insert into company_members (company_id, user_id, role, since, chosen_at)
     values ($1, $2, 'owner', $3, $3)`,
    [companyId, clientId, now],
  );
  const owner = { clientId, companyId };
  await copyRows(
    client,
    'projects',
    projectColumns.split(' '),
    mapRows(scaleProjects(count, seed), (project, n) => projectRow(project, owner, now, n)),
  );
  return clientId;
}

const projectColumns =
  'id client_id company_id title description modules extra_skills timeline budget_range budget_min_usd budget_max_usd ' +
  'company_name contact_name contact_email current_d365_status project_type created_at updated_at';

function projectRow(
  project: ScaleProject,
  { clientId, companyId }: { clientId: string; companyId: string },
  now: Date,
  n: number,
): CopyValue[] {
  const postedAt = new Date(now.getTime() - n * minuteMs);
  return [
    project.id,
    clientId,
    companyId,
    project.title,
    project.description,
    project.modules,
    project.extraSkills,
    project.timeline,
    project.budgetRange,
    project.budgetMinUsd,
    project.budgetMaxUsd,
    project.companyName,
    'Scale Contact',
    'scale-client@example.test',
    project.currentD365Status,
    project.projectType,
    postedAt,
    postedAt,
  ];
}

function* mapRows<Item>(
  items: Iterable<Item>,
  row: (item: Item, n: number) => CopyValue[],
): Generator<CopyValue[]> {
  let n = 0;
  for (const item of items) {
    yield row(item, n);
    n += 1;
  }
}
