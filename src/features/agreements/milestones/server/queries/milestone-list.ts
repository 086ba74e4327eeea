import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { findInForce } from '#features/agreements/statements/server/queries/statements.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { getDealState } from '#features/hiring/applications/server/queries/deal-state.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { MilestoneList } from '../../contract.ts';
import { viewMilestones } from '../views.ts';
import { listMilestones } from './milestones.ts';

/** The milestones of a deal as one of its sides reads them; empty before a statement of work is in force. */
export async function readMilestones(
  db: Db,
  viewer: CorrespondentViewer,
  applicationId: ApplicationId,
): Promise<MilestoneList> {
  const inForce = await findInForce(db, applicationId);
  return viewMilestones(viewer, {
    content: inForce?.content ?? null,
    rows: await listMilestones(db, applicationId),
    offersDrafts: (await findAgreementSettings(db)).invoiceDrafts,
    isOpen: isUnderWay(await getDealState(db, applicationId)),
  });
}
