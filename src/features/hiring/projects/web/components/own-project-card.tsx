import { Link } from '@tanstack/react-router';
import { CalendarDays, Clock, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { visibilities } from '#catalogue/enumerations/project.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { OwnProject } from '../../contract/project-views.ts';
import { ArchiveButton } from './archive-button.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';
import { RequirementBadges } from './requirement-badges.tsx';

const shownSkills = 3;

interface OwnProjectCardProps {
  project: OwnProject;
  /** What has come in for it. */
  applications?: ReactNode;
  /** The project leaves the list on which this card stands. */
  onLeave: () => void;
}

/** A project on its client's dashboard; the whole card leads to the project. */
export function OwnProjectCard({ project, applications, onLeave }: OwnProjectCardProps) {
  return (
    <Card interactive>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
        <CardTitle level={3} className="min-w-0 wrap-anywhere">
          <Link
            to="/project/$projectId"
            params={{ projectId: project.id }}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {project.title}
          </Link>
        </CardTitle>
        <div className="flex shrink-0 flex-wrap gap-2">
          {project.visibility === 'private' && <Badge>{visibilities.label('private')}</Badge>}
          <ProjectStatusBadge status={project.status} />
          {project.archivedAt && <Badge>Archived</Badge>}
        </div>
      </div>
      <p className="line-clamp-2 wrap-anywhere text-ink-muted">{project.description}</p>
      <RequirementBadges project={project} limit={shownSkills} />
      <CardFooter className="gap-x-6 gap-y-2 text-sm text-ink-muted">
        {applications}
        <Fact icon={<CalendarDays />}>
          Posted <DateText value={project.createdAt} />
        </Fact>
        <Fact icon={<Wallet />} name="Budget">
          {budgetRanges.label(project.budgetRange)}
        </Fact>
        <Fact icon={<Clock />} name="Expected duration">
          {timelines.label(project.timeline)}
        </Fact>
        {/* Above the link that covers the card. */}
        <span className="relative ml-auto empty:hidden">
          <ArchiveButton project={project} size="sm" onDone={onLeave} />
        </span>
      </CardFooter>
    </Card>
  );
}

function Fact(props: { icon: ReactNode; name?: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="flex [&_svg]:size-4">
        {props.icon}
      </span>
      <span>
        {props.name && <span className="sr-only">{`${props.name}: `}</span>}
        {props.children}
      </span>
    </span>
  );
}
