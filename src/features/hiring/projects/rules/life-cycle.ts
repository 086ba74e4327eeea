import { type ProjectStatus, projectStatuses } from '#catalogue/enumerations/project.ts';

const nextStatuses: Record<ProjectStatus, readonly ProjectStatus[]> = {
  open: ['in_progress', 'cancelled'],
  // Open again when both sides undo a deal that never started.
  in_progress: ['completed', 'cancelled', 'open'],
  completed: [],
  cancelled: [],
};

/** Whether the life cycle allows this step: open ⇄ in_progress → completed; either of the first two → cancelled. */
export function canMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** The statuses from which the life cycle leads to this one. */
export const statusesBefore = (to: ProjectStatus): ProjectStatus[] =>
  projectStatuses.values.filter((from) => canMove(from, to));

/** The statuses from which the life cycle leads nowhere. */
const closedStatuses = projectStatuses.values.filter((status) => nextStatuses[status].length === 0);

/** Only closed projects can be archived. */
export const isClosed = (status: ProjectStatus): boolean => closedStatuses.includes(status);

/** Only open projects can be edited. */
export const isEditable = (status: ProjectStatus): boolean => status === 'open';
