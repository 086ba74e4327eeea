import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { companySizes, d365Statuses, industries } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import {
  projectTypes,
  seniorities,
  urgencies,
  visibilities,
} from '#catalogue/enumerations/project.ts';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { RequirementBadges } from '#features/hiring/projects/web/components/requirement-badges.tsx';
import { whereOfWork } from '#features/hiring/projects/web/components/where-of-work.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';

const notGiven = <span className="font-normal text-ink-muted">Not given</span>;

/** Every field of a project, for its client. */
export function OwnProjectDetails({ project }: { project: OwnProject }) {
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <CardTitle level={3}>Description</CardTitle>
        <p className="wrap-anywhere whitespace-pre-line">{project.description}</p>
        <div className="flex flex-col gap-2">
          <h4 className="text-sm text-ink-muted">Modules and extra skills</h4>
          <RequirementBadges project={project} />
        </div>
      </Card>
      {project.questions.length > 0 && (
        <Card>
          <CardTitle level={3}>Questions to applicants</CardTitle>
          <ol className="flex list-decimal flex-col gap-1 pl-5">
            {project.questions.map((question) => (
              <li key={question} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Card className="gap-1">
        <CardTitle level={3}>Project, timing and budget</CardTitle>
        <DescriptionList
          items={[
            { term: 'Project type', details: projectTypes.label(project.projectType) },
            {
              term: 'Current D365 status',
              details: d365Statuses.label(project.currentD365Status),
            },
            { term: 'Budget range', details: budgetRanges.label(project.budgetRange) },
            { term: 'Expected duration', details: timelines.label(project.timeline) },
            {
              term: 'Preferred start date',
              details: project.startDate ? <DateText value={project.startDate} /> : notGiven,
            },
            {
              term: 'Urgency',
              details: project.urgency ? urgencies.label(project.urgency) : notGiven,
            },
            {
              term: 'Experience',
              details: project.seniority ? seniorities.label(project.seniority) : notGiven,
            },
            { term: 'Where', details: whereOfWork(project) || notGiven },
            {
              term: 'Visibility',
              details: visibilities.label(project.visibility),
            },
            { term: 'Posted', details: <DateText value={project.createdAt} /> },
            { term: 'Last changed', details: <DateText value={project.updatedAt} /> },
          ]}
        />
      </Card>
      <Card className="gap-1">
        <CardTitle level={3}>Company and contact</CardTitle>
        <p className="text-sm text-ink-muted">
          {project.visibility === 'public'
            ? 'Consultants see this only after they have applied.'
            : 'Consultants do not see this.'}
        </p>
        <DescriptionList
          items={[
            { term: 'Company name or industry', details: project.companyName },
            {
              term: 'Industry',
              details: project.industry ? industries.label(project.industry) : notGiven,
            },
            {
              term: 'Company size',
              details: project.companySize ? companySizes.label(project.companySize) : notGiven,
            },
            { term: 'Contact name', details: project.contactName },
            { term: 'Contact email', details: project.contactEmail },
            { term: 'Phone', details: project.phone || notGiven },
          ]}
        />
      </Card>
    </div>
  );
}
