import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';

interface DealState {
  status: ApplicationStatus;
  projectStatus: ProjectStatus;
  /** One side asks to undo the acceptance, and the other can still agree. */
  isUndoAsked: boolean;
  /** The side whose proposal waits for an answer. */
  proposedBy: Side | null;
}

/** A deal is worked on while its application is accepted and its project is in progress. */
export const isUnderWay = ({
  status,
  projectStatus,
}: Pick<DealState, 'status' | 'projectStatus'>): boolean =>
  status === 'accepted' && projectStatus === 'in_progress';

/** Why completion cannot be proposed; null when it can. Undoing a deal and completing it exclude each other. */
export function refusalToPropose(deal: DealState) {
  if (!isUnderWay(deal)) return 'PROJECT_STATE';
  if (deal.proposedBy) return 'COMPLETION_WAITS';
  return deal.isUndoAsked ? 'UNDO_ASKED' : null;
}

/** What one side of a deal may do about its completion: the other side answers a proposal. */
export const whatSideCanDo = (deal: DealState, side: Side) => ({
  propose: refusalToPropose(deal) === null,
  answer: isUnderWay(deal) && deal.proposedBy !== null && deal.proposedBy !== side,
  takeBack: isUnderWay(deal) && deal.proposedBy === side,
});
