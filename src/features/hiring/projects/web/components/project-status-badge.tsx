import { type ProjectStatus, projectStatuses } from '#catalogue/enumerations/project.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';

const tones: Record<ProjectStatus, Tone> = {
  open: 'success',
  in_progress: 'info',
  completed: 'neutral',
  cancelled: 'warning',
};

/** The state of a project. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={tones[status]}>{projectStatuses.label(status)}</Badge>;
}
