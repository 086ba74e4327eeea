import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import type { Services } from '#server/services.ts';
import type { TimeSheetEntry } from '../../contract.ts';
import { mostOfOneDay, partsOf, type Unit } from '../../rules/amounts.ts';
import { daysOfWeek, isEditable } from '../../rules/weeks.ts';
import { findDays, findSheet } from '../queries/time-sheets.ts';

interface Week {
  by: UserId;
  startsOn: string;
  entries: readonly TimeSheetEntry[];
}

type SaveRefusal = 'DEAL_STATE' | 'NO_TIME_SHEET' | 'WEEK_STATE' | 'ENTRY_DAY' | 'ENTRY_AMOUNT';

/** Saves what a consultant worked in a week, in place of what was saved of it before. The project is locked. */
export async function saveWeek(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { id: applicationId, project_id: projectId }: OwnSide,
  { by, startsOn, entries }: Week,
): Promise<{ refused: SaveRefusal | null }> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  const days =
    deal &&
    (await findDays(tx, { consultantId: by, acceptedAt: deal.decidedAt, now: clock.now() }));
  if (!days) return { refused: 'DEAL_STATE' };
  const sheet = await findSheet(tx, applicationId);
  if (!sheet) return { refused: 'NO_TIME_SHEET' };
  const ofWeek = daysOfWeek(startsOn);
  const named = entries.map(({ day }) => day);
  const areDays = named.every(
    (day) => ofWeek.includes(day) && day >= days.first && day <= days.last,
  );
  if (!areDays || new Set(named).size < named.length) return { refused: 'ENTRY_DAY' };
  const rows = entries.flatMap((entry) => toRow(sheet.unit, entry) ?? []);
  if (rows.length < entries.length) return { refused: 'ENTRY_AMOUNT' };
  const { id: week_id, state } = await tx
    .insertInto('time_sheet_weeks')
    .values({ application_id: applicationId, starts_on: startsOn })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'starts_on']).doUpdateSet({ starts_on: startsOn }),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (!isEditable(state)) return { refused: 'WEEK_STATE' };
  await tx.deleteFrom('time_sheet_entries').where('week_id', '=', week_id).execute();
  if (rows.length > 0) {
    await tx
      .insertInto('time_sheet_entries')
      .values(rows.map((row) => ({ week_id, ...row })))
      .execute();
  }
  return { refused: null };
}

/** An entry as it is stored; null where its amount is none of its unit. */
function toRow(unit: Unit, { day, amount, note }: TimeSheetEntry) {
  const parts = partsOf(unit, amount);
  return parts === null || amount > mostOfOneDay[unit] ? null : { day, parts, note };
}
