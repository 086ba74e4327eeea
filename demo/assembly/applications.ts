import type { Insertable } from 'kysely';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ApplicationsTable } from '#db/tables/applications.ts';
import { type Random, seededRandom } from '#lib/seeded-random.ts';
import type { DemoConsultant } from '../content/demo-consultant.ts';
import type { DemoApplication, DemoProject } from '../content/demo-project.ts';
import { earliest, hoursAfter, hoursBetween, latest } from './dates.ts';
import { applicationIdOf } from './demo-ids.ts';
import type { DemoRules } from './demo-rules.ts';
import type { ProjectCourse } from './projects.ts';

/** Who applied, and from when until when they were subscribed. */
export interface Applicant {
  consultant: DemoConsultant;
  personId: string;
  from: Date;
  until: Date | null;
}

interface Decision {
  status: ApplicationStatus;
  reason: string | null;
  decidedAt: Date | null;
  changedAt: Date;
  endedBySilence?: true;
}

/** The application of one consultant to one project. Throws when it could not have been made in time. */
export function applicationRow(
  {
    project,
    projectId,
    course,
  }: { project: DemoProject; projectId: string; course: ProjectCourse },
  { application, applicant }: { application: DemoApplication; applicant: Applicant },
  rules: DemoRules,
  now: Date,
): Insertable<ApplicationsTable> & { id: string; created_at: Date } {
  const random = seededRandom(`application ${applicant.consultant.key} ${project.title}`);
  const settledAt = course.acceptedAt ?? course.closedAt ?? now;
  const from = latest(hoursAfter(course.postedAt, 0.5), hoursAfter(applicant.from, 0.5));
  const until = earliest(hoursAfter(settledAt, -0.2), applicant.until ?? now);
  const window = hoursBetween(from, until);
  if (window <= 0) {
    throw new Error(`${applicant.consultant.key} could not apply to "${project.title}" in time.`);
  }
  // Squared: most people apply soon.
  const appliedAt = hoursAfter(from, window * random.between(0, 1) ** 2);
  const decision = decisionOn(
    application,
    { project, course, appliedAt, settledAt },
    random,
    rules,
    now,
  );
  return {
    id: applicationIdOf(projectId, applicant.personId),
    project_id: projectId,
    consultant_id: applicant.personId,
    cover_letter: application.withPitch
      ? `${application.letter}\n\n${applicant.consultant.pitch}`
      : application.letter,
    status: decision.status,
    decision_reason: decision.reason,
    decided_at: decision.decidedAt,
    ended_by_silence: decision.endedBySilence ?? false,
    created_at: appliedAt,
    updated_at: decision.changedAt,
  };
}

function decisionOn(
  { outcome, declined }: DemoApplication,
  story: { project: DemoProject; course: ProjectCourse; appliedAt: Date; settledAt: Date },
  random: Random,
  rules: DemoRules,
  now: Date,
): Decision {
  const { project, course, appliedAt, settledAt } = story;
  const between = (): Date =>
    hoursAfter(appliedAt, hoursBetween(appliedAt, settledAt) * random.between(0.3, 0.95));
  if (outcome === 'withdrawn') {
    return { status: 'withdrawn', reason: null, decidedAt: null, changedAt: between() };
  }
  if (outcome === 'accepted') return decided('accepted', null, settledAt);
  if (declined !== undefined) return decided('rejected', declined, between());
  if (course.acceptedAt) return decided('rejected', rules.anotherWasChosen, course.acceptedAt);
  if (course.closedAt && project.status === 'cancelled') {
    return decided('rejected', project.closingReason ?? rules.projectWasCancelled, course.closedAt);
  }
  const endsAt = hoursAfter(appliedAt, 24 * rules.endsAfterDays);
  if (endsAt <= now) {
    return { ...decided('rejected', rules.nobodyAnswered, endsAt), endedBySilence: true };
  }
  return { status: 'pending', reason: null, decidedAt: null, changedAt: appliedAt };
}

const decided = (
  status: 'accepted' | 'rejected',
  reason: string | null,
  decidedAt: Date,
): Decision => ({ status, reason, decidedAt, changedAt: decidedAt });
