import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { budgetOf } from '#features/hiring/projects/web/components/project-budget.ts';
import { CardTitle } from '#ui/primitives/card.tsx';
import { projectFindsQuery } from '../queries.ts';
import { FindsList } from './finds-list.tsx';

/** The projects that a search has found. */
export function ProjectFinds({ savedSearchId }: { savedSearchId: string }) {
  const query = useInfiniteQuery(projectFindsQuery(savedSearchId));
  return (
    <FindsList query={query} noun="project">
      {({ project }) =>
        project ? (
          <>
            <CardTitle level={2} className="wrap-anywhere">
              <Link
                to="/project/$projectId/apply"
                params={{ projectId: project.id }}
                className="text-ink no-underline hover:underline"
              >
                {project.title}
              </Link>
            </CardTitle>
            <p className="line-clamp-3 wrap-anywhere text-ink-muted">{project.description}</p>
            <p className="text-sm text-ink-muted">
              {budgetOf(project)} · {timelines.label(project.timeline)}
            </p>
          </>
        ) : (
          <p>A project that is not open any more</p>
        )
      }
    </FindsList>
  );
}
