import { hasRight } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { findAgreedDeal } from '#features/hiring/applications/server/queries/agreed-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { Statement } from '../../contract.ts';
import { canAccept, isProposed } from '../../rules/life-cycle.ts';
import { viewVersion } from '../views.ts';
import { draftStatement } from './draft.ts';
import { findContent, listVersions } from './statements.ts';

/** The statement of work of a deal as one of its sides reads it; null where the application is not accepted. */
export async function readStatement(
  db: Db,
  viewer: CorrespondentViewer,
  { id: applicationId, side }: OwnSide,
): Promise<Statement | null> {
  const deal = await findAgreedDeal(db, applicationId);
  if (!deal) return null;
  const versions = (await listVersions(db, applicationId)).map(viewVersion);
  const [newest, previous] = versions;
  const content = newest ? await findContent(db, applicationId, newest.number) : null;
  const comparedWith = newest?.amends ?? previous?.number;
  const isOpen = isUnderWay(deal);
  const { agreements: isOffered } = await findAgreementSettings(db);
  const mayPropose = isConsultant(viewer) || hasRight(viewer.company, 'agreements');
  const maySign = isConsultant(viewer) || hasRight(viewer.company, 'sign');
  return {
    ...{ projectId: deal.projectId, projectTitle: deal.title, side, versions, content },
    isOffered,
    before: comparedWith ? await findContent(db, applicationId, comparedWith) : null,
    draft: content ?? (await draftStatement(db, applicationId, deal)),
    can: {
      propose: isOpen && mayPropose && isOffered,
      accept: isOpen && maySign && canAccept(newest, side),
      decline: isOpen && mayPropose && isProposed(newest),
    },
  };
}
