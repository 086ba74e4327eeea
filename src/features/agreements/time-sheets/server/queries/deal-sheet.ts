import { hasRight } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { findInForce } from '#features/agreements/statements/server/queries/statements.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { getDealState } from '#features/hiring/applications/server/queries/deal-state.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { DealSheet } from '../../contract.ts';
import { amountOf } from '../../rules/amounts.ts';
import { isShownTo, partsOfWeek, viewWeek } from '../views.ts';
import { findDays, findSheet, listWeeks } from './time-sheets.ts';

/** The time sheet of a deal as one of its sides reads it. */
export async function readDealSheet(
  db: Db,
  viewer: CorrespondentViewer,
  { applicationId, now }: { applicationId: ApplicationId; now: Date },
): Promise<DealSheet> {
  const deal = await getDealState(db, applicationId);
  const isAccepted = deal.status === 'accepted';
  const sheet = await findSheet(db, applicationId);
  const weeks = sheet ? await listWeeks(db, applicationId) : [];
  const days =
    sheet && isAccepted && isConsultant(viewer)
      ? await findDays(db, { consultantId: viewer.userId, acceptedAt: deal.decidedAt, now })
      : null;
  const amountIn = (state: 'submitted' | 'approved') =>
    weeks.filter((week) => week.state === state).reduce((sum, week) => sum + partsOfWeek(week), 0);
  const { timeSheets, invoiceDrafts } = await findAgreementSettings(db);
  const hasBilled =
    invoiceDrafts && isConsultant(viewer) && weeks.some(({ state }) => state === 'approved');
  // A fixed price is billed by its milestones.
  const canDraft =
    hasBilled && (await findInForce(db, applicationId))?.content.price.kind !== 'fixed';
  return {
    sheet: sheet && {
      unit: sheet.unit,
      cap: sheet.capParts === null ? null : amountOf(sheet.unit, sheet.capParts),
      submitted: amountOf(sheet.unit, amountIn('submitted')),
      approved: amountOf(sheet.unit, amountIn('approved')),
      weeks: weeks
        .filter((week) => isShownTo(viewer, week))
        .map((week) => viewWeek(week, { viewer, unit: sheet.unit, isAccepted })),
    },
    days,
    canSet:
      !isConsultant(viewer) &&
      isUnderWay(deal) &&
      hasRight(viewer.company, 'hire') &&
      (sheet !== null || timeSheets),
    invoiceDraft: canDraft ? { agreedRateUsd: deal.agreedTerms?.rateUsd ?? null } : null,
  };
}
