import { d365Statuses } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes, seniorities, urgencies } from '#catalogue/enumerations/project.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { ProjectCard } from '../../contract/project-views.ts';
import { budgetOf } from './project-budget.ts';
import { RequirementBadges } from './requirement-badges.tsx';
import { whereOfWork } from './where-of-work.ts';

/** What an applicant is shown of a project; before it is posted it has no date. */
export type BriefedProject = Omit<ProjectCard, 'id' | 'title' | 'status' | 'createdAt'> &
  Partial<Pick<ProjectCard, 'createdAt'>>;

/** The project as a consultant reads it before applying: everything but who the client is. */
export function ProjectBrief({ project }: { project: BriefedProject }) {
  const { projectType, timeline, startDate, urgency, seniority, currentD365Status, createdAt } =
    project;
  const where = whereOfWork(project);
  return (
    <Card>
      <CardTitle>Project details</CardTitle>
      <p className="wrap-anywhere whitespace-pre-line">{project.description}</p>
      <RequirementBadges project={project} />
      <DescriptionList
        layout="grid"
        items={[
          { term: 'Project type', details: projectTypes.label(projectType) },
          { term: 'Budget', details: budgetOf(project) },
          { term: 'Expected duration', details: timelines.label(timeline) },
          ...(startDate
            ? [{ term: 'Preferred start', details: <DateText value={startDate} /> }]
            : []),
          ...(urgency ? [{ term: 'Urgency', details: urgencies.label(urgency) }] : []),
          ...(seniority ? [{ term: 'Experience', details: seniorities.label(seniority) }] : []),
          ...(where ? [{ term: 'Where', details: where }] : []),
          { term: 'Dynamics 365 today', details: d365Statuses.label(currentD365Status) },
          ...(createdAt ? [{ term: 'Posted', details: <DateText value={createdAt} /> }] : []),
        ]}
      />
    </Card>
  );
}
