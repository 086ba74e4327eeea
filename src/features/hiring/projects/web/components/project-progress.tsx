import { type ProjectStatus, projectStatuses } from '#catalogue/enumerations/project.ts';
import { Stepper } from '#ui/primitives/stepper.tsx';
import type { OwnProject } from '../../contract/project-views.ts';

const way: readonly ProjectStatus[] = ['open', 'in_progress', 'completed'];

const meanings: Partial<Record<ProjectStatus, string>> = {
  open: 'You receive applications and compare them.',
  in_progress: 'You have accepted one; the others are notified.',
  completed: 'The work is done.',
};

const steps = way.map((status) => ({
  title: projectStatuses.label(status),
  text: meanings[status],
}));

/**
 * How far a project has come, for its client. A cancelled one has left the way; for a private one that is open a note
 * says how it goes on: by inviting consultants.
 */
export function ProjectProgress({ project }: { project: OwnProject }) {
  const { status, visibility } = project;
  const place = way.indexOf(status);
  if (place < 0 || (status === 'open' && visibility === 'private')) return null;
  return (
    <Stepper
      label="Progress of the project"
      steps={steps}
      current={status === 'completed' ? way.length : place}
    />
  );
}
