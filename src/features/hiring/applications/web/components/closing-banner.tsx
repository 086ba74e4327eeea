import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { acceptedApplicationQuery } from '../queries/client-queries.ts';
import { HireAgainLink } from './hire-again-link.tsx';

/** The way to a new private project like this one, with an invitation for the consultant who did the work. */
export function HireAgain({ project: { id: projectId } }: { project: OwnProject }) {
  const { data: accepted } = useQuery(acceptedApplicationQuery(projectId));
  if (!accepted || accepted.consultant.hasLeft) return null;
  return <HireAgainLink projectId={projectId} name={accepted.consultant.name} />;
}

function closedAs({ status, endedBySilence }: OwnProject): string {
  if (status === 'completed') return 'Completed';
  return endedBySilence ? 'Closed' : 'Cancelled';
}

/** Says of a closed project when it was closed, and why. */
export function ClosingBanner({ project, again }: { project: OwnProject; again: ReactNode }) {
  if (!project.closedAt) return null;
  return (
    <Banner
      tone={project.status === 'completed' ? 'success' : 'warning'}
      title={
        <>
          {closedAs(project)} on <DateText value={project.closedAt} />
        </>
      }
    >
      {project.endedBySilence && (
        <p>
          We asked whether this project is still open and had no answer. We let all waiting
          applicants know.{' '}
          <Link to="/post-project" search={{ from: project.id }}>
            Post it again
          </Link>{' '}
          at any time.
        </p>
      )}
      {project.closingReason && (
        <p className="wrap-anywhere whitespace-pre-line">{project.closingReason}</p>
      )}
      {project.status === 'completed' && again}
    </Banner>
  );
}
