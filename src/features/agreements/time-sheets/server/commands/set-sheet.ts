import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { Services } from '#server/services.ts';
import { partsOf, reachedPercent, type Unit } from '../../rules/amounts.ts';
import { countParts, findSheet, listWeeks } from '../queries/time-sheets.ts';
import { notifyOfTimeSheet } from './notify-of-time-sheet.ts';

type SheetRefusal = 'DEAL_STATE' | 'TIME_SHEETS_OFF' | 'CAP_AMOUNT' | 'UNIT_FIXED';

/** Switches on the time sheet of a deal that is worked on, or changes its cap. The project is locked. */
export async function setSheet(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId }: OwnSide,
  { by, unit, cap }: { by: UserId; unit: Unit; cap: number | null },
): Promise<{ refused: SheetRefusal | null }> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal || !isUnderWay(deal)) return { refused: 'DEAL_STATE' };
  const before = await findSheet(tx, applicationId);
  if (!before && !(await findAgreementSettings(tx)).timeSheets) {
    return { refused: 'TIME_SHEETS_OFF' };
  }
  const capParts = cap === null ? null : partsOf(unit, cap);
  if (cap !== null && capParts === null) return { refused: 'CAP_AMOUNT' };
  if (before && before.unit !== unit && (await listWeeks(tx, applicationId)).length > 0) {
    return { refused: 'UNIT_FIXED' };
  }
  const row = {
    ...{ unit, cap_parts: capParts, set_by: by, set_at: services.clock.now() },
    // Of another cap both sides are warned anew, but not of what they see reached when it is set.
    ...(before?.capParts !== capParts && {
      warned_percent: reachedPercent(await countParts(tx, applicationId), capParts),
    }),
  };
  await tx
    .insertInto('time_sheets')
    .values({ application_id: applicationId, ...row })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(row))
    .execute();
  if (!before) {
    await notifyOfTimeSheet(tx, services, {
      ...{ applicationId, weekId: null, step: 'set', to: ['consultant'] },
    });
  }
  return { refused: null };
}
