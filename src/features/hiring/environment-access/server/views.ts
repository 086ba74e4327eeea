import { whereAllowed } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import { nameOf } from '#features/hiring/deal-approvals/server/views.ts';
import type { AccessEntry } from '../contract.ts';
import { whatSideCanDo } from '../policy.ts';
import type { AccessRow, StepRow } from './queries/access-list.ts';

/** An entry of the access list of a deal, as a side of it sees it. */
export function viewAccess(
  row: AccessRow,
  steps: readonly StepRow[],
  { viewer, isGranting }: { viewer: CorrespondentViewer; isGranting: boolean },
): AccessEntry {
  const side = isConsultant(viewer) ? 'consultant' : 'client';
  const can = whatSideCanDo(row.state, side, isGranting);
  return {
    ...{ id: row.id, tenant: row.tenant, environment: row.environment, kind: row.kind },
    ...{ role: row.access_role, state: row.state, grantedOn: row.granted_on },
    ...{ reviewedOn: row.reviewed_on, returnedOn: row.returned_on },
    history: steps
      .filter(({ access_id }) => access_id === row.id)
      .map((step) => ({
        ...{ step: step.step, side: step.by_side },
        by: colleagueOf(step, viewer),
        at: step.happened_at.toISOString(),
      })),
    can: isConsultant(viewer) ? can : whereAllowed(viewer.company, 'hire', can),
  };
}

/** The member of the viewer's company who did it, unless that is the viewer. */
function colleagueOf(step: StepRow, viewer: CorrespondentViewer): string | null {
  const isByColleague =
    !isConsultant(viewer) && step.by_side === 'client' && step.by_user !== viewer.userId;
  return isByColleague ? (nameOf(step.first_name, step.last_name) ?? 'Former member') : null;
}
