import { dealKind, pageOfDeal } from '#features/hiring/applications/rules/deal-notification.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { WeekId } from '../ids.ts';
import type { TimeSheetStep } from '../rules/weeks.ts';

const words: Record<TimeSheetStep, (title: string) => string> = {
  set: (title) => `The client switched on the time sheet for ${title}.`,
  submitted: (title) => `The consultant submitted a week of the time sheet for ${title}.`,
  approved: (title) => `The client approved a week of your time sheet for ${title}.`,
  returned: (title) => `The client returned a week of your time sheet for ${title}.`,
  'cap-near': (title) => `The time sheet for ${title} has reached 80 % of its cap.`,
  'cap-reached': (title) => `The time sheet for ${title} has reached its cap.`,
};

/** What happened to a time sheet, to one side of the deal; of a week, where it is about one. */
export const timeSheetKind = (to: Side, step: TimeSheetStep, weekId: WeekId | null) =>
  dealKind(`time-sheet-${step}`, words[step], (id) => pathOf(to, id, weekId));

/** Where a side finds what it is notified of. */
export const pathOf = (to: Side, applicationId: string, weekId: WeekId | null): string =>
  to === 'client' && weekId ? `/time-sheet/${weekId}` : pageOfDeal(to, applicationId);
