import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import type { Services } from '#server/services.ts';
import type { WeekId } from '../../ids.ts';
import { reachedPercent } from '../../rules/amounts.ts';
import { isEditable } from '../../rules/weeks.ts';
import { countParts, findSheet, findWeek } from '../queries/time-sheets.ts';
import { notifyOfTimeSheet } from './notify-of-time-sheet.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** Submits a week with entries; the client is asked to approve it. The project is locked. */
export async function submitWeek(
  tx: Tx,
  services: Recording,
  { id: applicationId, project_id: projectId }: OwnSide,
  weekId: WeekId,
): Promise<{ refused: 'DEAL_STATE' | 'WEEK_STATE' | null }> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal) return { refused: 'DEAL_STATE' };
  const week = await findWeek(tx, weekId);
  if (!week || !isEditable(week.state) || week.entries.length === 0) {
    return { refused: 'WEEK_STATE' };
  }
  await tx
    .updateTable('time_sheet_weeks')
    .set({ state: 'submitted', submitted_at: services.clock.now() })
    .set({ decided_at: null, decided_by: null, reason: '' })
    .where('id', '=', weekId)
    .execute();
  await notifyOfTimeSheet(tx, services, {
    ...{ applicationId, weekId, step: 'submitted', to: ['client'] },
  });
  await warnOfCap(tx, services, applicationId);
  return { refused: null };
}

/** Warns both sides of the highest share of the cap that is reached, each share once. */
async function warnOfCap(tx: Tx, services: Recording, applicationId: ApplicationId): Promise<void> {
  const sheet = await findSheet(tx, applicationId);
  const percent = reachedPercent(await countParts(tx, applicationId), sheet?.capParts ?? null);
  if (!sheet || percent === 0 || percent <= sheet.warnedPercent) return;
  await tx
    .updateTable('time_sheets')
    .set({ warned_percent: percent })
    .where('application_id', '=', applicationId)
    .execute();
  await notifyOfTimeSheet(tx, services, {
    ...{
      applicationId,
      weekId: null,
      step: percent === 100 ? 'cap-reached' : 'cap-near',
      to: ['client', 'consultant'],
    },
  });
}
