import { d365Statuses } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes, urgencies } from '#catalogue/enumerations/project.ts';
import type { ProjectCard } from '#features/projects/contract.ts';
import { RequirementBadges } from '#features/projects/web/components/requirement-badges.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { budgetOf } from './project-budget.ts';

/** The project as a consultant reads it before applying: everything but who the client is. */
export function ApplyProjectDetails({ project }: { project: ProjectCard }) {
  const { projectType, timeline, startDate, urgency, currentD365Status, createdAt } = project;
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
          { term: 'Dynamics 365 today', details: d365Statuses.label(currentD365Status) },
          { term: 'Posted', details: <DateText value={createdAt} /> },
        ]}
      />
    </Card>
  );
}
