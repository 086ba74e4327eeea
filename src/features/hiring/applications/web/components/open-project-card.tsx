import { Link } from '@tanstack/react-router';
import { CalendarClock, CalendarDays, Clock, MapPin, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes, urgencies } from '#catalogue/enumerations/project.ts';
import type { ProjectCard } from '#features/hiring/projects/contract/project-views.ts';
import { budgetOf } from '#features/hiring/projects/web/components/project-budget.ts';
import { RequirementBadges } from '#features/hiring/projects/web/components/requirement-badges.tsx';
import { whereOfWork } from '#features/hiring/projects/web/components/where-of-work.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

const shownSkills = 8;

interface OpenProjectCardProps {
  project: ProjectCard;
  hasApplied: boolean;
  /** Without a subscription, applying begins with subscribing. */
  isSubscribed: boolean;
  /** How well the own profile fits, of 100; undefined while it is not known. */
  ownScore: number | undefined;
  /** Why a text found it. */
  why?: ReactNode;
  /** What is known of how its client answers. */
  answers?: ReactNode;
}

/** An open project as a consultant finds it, with the way to apply. */
export function OpenProjectCard(props: OpenProjectCardProps) {
  const { project, ownScore, why, answers } = props;
  const { description, projectType, urgency, timeline, startDate, createdAt } = project;
  const where = whereOfWork(project);
  return (
    <Card compact>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Badge tone="info">{projectTypes.label(projectType)}</Badge>
          {(urgency === 'high' || urgency === 'critical') && (
            <Badge tone="warning">{urgencies.label(urgency)} urgency</Badge>
          )}
          {ownScore !== undefined && (
            <Badge tone={ownScore >= 70 ? 'success' : 'neutral'} className="tabular-nums">
              Your match: {ownScore} of 100
            </Badge>
          )}
        </div>
        <CardTitle level={3} className="wrap-anywhere">
          <ProjectTitle {...props} />
        </CardTitle>
      </div>
      <p className="line-clamp-2 wrap-anywhere text-ink-muted">{description}</p>
      <RequirementBadges project={project} limit={shownSkills} />
      {why}
      {answers}
      <CardFooter className="justify-between pt-3">
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
          {where && (
            <Fact icon={<MapPin />} name="Where">
              {where}
            </Fact>
          )}
          {startDate && (
            <Fact icon={<CalendarClock />}>
              Preferred start <DateText value={startDate} />
            </Fact>
          )}
          <Fact icon={<Wallet />} name="Budget">
            {budgetOf(project)}
          </Fact>
          <Fact icon={<Clock />} name="Expected duration">
            {timelines.label(timeline)}
          </Fact>
          <Fact icon={<CalendarDays />}>
            Posted <DateText value={createdAt} />
          </Fact>
        </div>
        <ApplyAction {...props} />
      </CardFooter>
    </Card>
  );
}

/** Leads to the project, or, once the consultant has applied, to what has become of that. */
function ProjectTitle({ project: { id, title }, hasApplied }: OpenProjectCardProps) {
  const look = { className: 'text-ink no-underline hover:underline' };
  return hasApplied ? (
    <Link to="/consultant/portal" search={{ tab: 'projects', view: 'applications' }} {...look}>
      {title}
    </Link>
  ) : (
    <Link
      to="/project/$projectId/apply"
      params={{ projectId: id }}
      search={{ read: true }}
      {...look}
    >
      {title}
    </Link>
  );
}

function ApplyAction({ project, hasApplied, isSubscribed }: OpenProjectCardProps) {
  if (hasApplied) {
    return (
      <Button
        variant="secondary"
        disabledBecause="You have already applied for this project"
        className="max-sm:w-full"
      >
        Applied
        <VisuallyHidden> to {project.title}</VisuallyHidden>
      </Button>
    );
  }
  const look = { className: buttonClassName({ className: 'max-sm:w-full' }) };
  const words = (
    <>
      Apply<VisuallyHidden> to {project.title}</VisuallyHidden>
    </>
  );
  return isSubscribed ? (
    <Link to="/project/$projectId/apply" params={{ projectId: project.id }} {...look}>
      {words}
    </Link>
  ) : (
    <Link to="/subscribe" search={{ next: `/project/${project.id}/apply` }} {...look}>
      {words}
    </Link>
  );
}

interface FactProps {
  icon: ReactNode;
  /** Said to screen readers where the icon says it to others. */
  name?: string;
  children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="wrap-anywhere">
        {name && <VisuallyHidden>{name}: </VisuallyHidden>}
        {children}
      </span>
    </span>
  );
}
