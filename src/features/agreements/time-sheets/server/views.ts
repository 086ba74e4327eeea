import { hasRight } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import { nameOf } from '#features/hiring/deal-approvals/server/views.ts';
import type { DealSheet, TimeSheetWeek } from '../contract.ts';
import { amountOf, type Unit } from '../rules/amounts.ts';
import { isEditable } from '../rules/weeks.ts';
import type { WeekRow } from './queries/time-sheets.ts';

/** The parts of a week's entries together. */
export const partsOfWeek = ({ entries }: Pick<WeekRow, 'entries'>): number =>
  entries.reduce((sum, { parts }) => sum + parts, 0);

/** Whether a side reads a week: the client does once it was submitted. */
export const isShownTo = (viewer: CorrespondentViewer, { state }: WeekRow): boolean =>
  isConsultant(viewer) || state !== 'open';

/** The entries of a time sheet as a table, the oldest week first. */
export const sheetTable = ({ weeks, unit }: NonNullable<DealSheet['sheet']>) =>
  weeks.toReversed().flatMap(({ startsOn, state, entries }) =>
    entries.map(({ day, amount, note }) => ({
      ...{ week: startsOn, day, amount, unit, state, note },
    })),
  );

interface Seen {
  viewer: CorrespondentViewer;
  unit: Unit;
  /** The deal stands: its application is accepted. */
  isAccepted: boolean;
}

/** A week as a side of the deal sees it. What the consultant changes in a returned week is not shown to the client. */
export function viewWeek(row: WeekRow, { viewer, unit, isAccepted }: Seen): TimeSheetWeek {
  const isOwn = isConsultant(viewer);
  const isWritten = isOwn && isAccepted && isEditable(row.state);
  const isHidden = !isOwn && isEditable(row.state);
  const isByColleague = !isOwn && row.decided_at !== null && row.decided_by !== viewer.userId;
  return {
    ...{ id: row.id, startsOn: row.starts_on, state: row.state },
    total: isHidden ? null : amountOf(unit, partsOfWeek(row)),
    entries: isHidden
      ? []
      : row.entries.map(({ day, parts, note }) => ({ day, amount: amountOf(unit, parts), note })),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: isByColleague ? (nameOf(row.first_name, row.last_name) ?? 'Former member') : null,
    reason: row.reason,
    can: {
      edit: isWritten,
      submit: isWritten && row.entries.length > 0,
      decide: !isOwn && isAccepted && row.state === 'submitted' && hasRight(viewer.company, 'time'),
    },
  };
}
