import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import type { WeekId } from '../ids.ts';
import type { TimeSheetStep } from '../rules/weeks.ts';

interface About {
  applicationId: string;
  projectTitle: string;
}

const words: Record<TimeSheetStep, (title: string) => string> = {
  set: (title) => `The client switched on the time sheet for ${title}.`,
  submitted: (title) => `The consultant submitted a week of the time sheet for ${title}.`,
  approved: (title) => `The client approved a week of your time sheet for ${title}.`,
  returned: (title) => `The client returned a week of your time sheet for ${title}.`,
  'cap-near': (title) => `The time sheet for ${title} has reached 80 % of its cap.`,
  'cap-reached': (title) => `The time sheet for ${title} has reached its cap.`,
};

/** What happened to a time sheet, to one side of the deal; of a week, where it is about one. */
export const timeSheetKind = (
  to: Side,
  step: TimeSheetStep,
  weekId: WeekId | null,
): NotificationKind<About> => ({
  name: `time-sheet-${step}`,
  topic: 'projects',
  words: ({ projectTitle }) => words[step](quoted(projectTitle)),
  leadsTo: ({ applicationId }) => pathOf({ to, applicationId, weekId }),
});

/** Where a side finds what it is notified of. */
export function pathOf({
  to,
  applicationId,
  weekId,
}: {
  to: Side;
  applicationId: string;
  weekId: WeekId | null;
}): string {
  if (to === 'consultant') return '/consultant/portal?tab=projects&view=applications';
  return weekId ? `/time-sheet/${weekId}` : `/application/${applicationId}`;
}
