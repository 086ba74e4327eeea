import type { Insertable } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import type { ProjectsTable } from '#db/tables/projects.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { DemoClient } from '../content/demo-client.ts';
import type { DemoProject } from '../content/demo-project.ts';
import { daysBefore, hoursAfter, hoursBetween } from './dates.ts';
import { projectIdOf } from './demo-ids.ts';
import type { DemoRules } from './demo-rules.ts';
import type { DemoPerson } from './people.ts';

/** When what happened to a project. */
export interface ProjectCourse {
  postedAt: Date;
  acceptedAt: Date | null;
  closedAt: Date | null;
}

/** The dates of a project's life up to now. */
export function courseOf(project: DemoProject, now: Date): ProjectCourse {
  const random = seededRandom(`project ${project.title}`);
  const postedAt = hoursAfter(daysBefore(now, project.postedDaysAgo), -random.between(0, 0.8));
  const closedAt =
    'closedDaysAgo' in project
      ? hoursAfter(daysBefore(now, project.closedDaysAgo), -random.between(0, 0.8))
      : null;
  const isAccepted = project.applications.some(({ outcome }) => outcome === 'accepted');
  if (!isAccepted) return { postedAt, acceptedAt: null, closedAt };
  // A client in a hurry decides within days.
  const days = project.urgency === 'critical' ? random.between(1, 4) : random.between(6, 17);
  const halfTime = hoursBetween(postedAt, closedAt ?? now) / 2;
  return { postedAt, acceptedAt: hoursAfter(postedAt, Math.min(24 * days, halfTime)), closedAt };
}

/** A project's row, with the company and the contact of its client. */
export function projectRow(
  project: DemoProject,
  { client, person, phone }: { client: DemoClient; person: DemoPerson; phone: string },
  { postedAt, acceptedAt, closedAt }: ProjectCourse,
  { askedAfterDays }: Pick<DemoRules, 'askedAfterDays'>,
  now: Date,
): Insertable<ProjectsTable> & { id: string } {
  const { min, max } = budgetBounds(project.budget);
  return {
    id: projectIdOf(person.id, project.title),
    client_id: person.id,
    title: project.title,
    description: project.description.join('\n\n'),
    status: project.status,
    visibility: 'isPrivate' in project ? 'private' : 'public',
    modules: [...project.modules],
    extra_skills: [...(project.extraSkills ?? [])],
    timeline: project.timeline,
    budget_range: project.budget,
    budget_min_usd: min,
    budget_max_usd: max,
    company_name: client.companyName,
    industry: client.industry,
    company_size: client.companySize,
    contact_name: `${person.firstName} ${person.lastName}`,
    contact_email: person.email,
    // As the client has typed it.
    phone: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone,
    current_d365_status: project.d365Status,
    project_type: project.type,
    start_date: project.startsInDays === undefined ? null : dayOf(now, project.startsInDays),
    urgency: project.urgency ?? null,
    closing_reason: project.status === 'cancelled' ? project.closingReason : null,
    closed_at: closedAt,
    confirmed_at: project.status === 'open' ? confirmedAt(postedAt, askedAfterDays, now) : null,
    listed_since: 'isPrivate' in project ? null : postedAt,
    created_at: postedAt,
    updated_at: closedAt ?? acceptedAt ?? postedAt,
  };
}

/** When the client last said that a project is still open: a day after each question; null where there was none. */
function confirmedAt(postedAt: Date, askedAfterDays: number, now: Date): Date | null {
  const lifeHours = 24 * (askedAfterDays + 1);
  const times = Math.floor(hoursBetween(postedAt, now) / lifeHours);
  return times === 0 ? null : hoursAfter(postedAt, times * lifeHours);
}

const dayOf = (now: Date, daysAhead: number): string =>
  daysBefore(now, -daysAhead).toISOString().slice(0, 10);
