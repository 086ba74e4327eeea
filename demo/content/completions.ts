/** A side of a deal of the demo proposes that it is completed. */
export interface DemoCompletion {
  /** The title of the project: in progress where the proposal waits, else completed. */
  of: string;
  by: 'client' | 'consultant';
  openPoints?: string;
  /** How the deal was completed, or how long the proposal has waited. */
  course: 'confirmed' | 'no-answer' | { proposedDaysAgo: number };
}

export const demoCompletions: readonly DemoCompletion[] = [
  {
    of: 'Explain our stock difference of 2.4 per cent',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Leave and absence for 900 bakers on shifts',
    by: 'consultant',
    course: 'confirmed',
  },
  {
    of: 'Replace 63 classic workflows with cloud flows',
    by: 'client',
    course: 'no-answer',
  },
  {
    of: 'Copilot in Sales for thirty people, without the hype',
    by: 'consultant',
    course: 'confirmed',
  },
  {
    of: 'Demand forecast for Easter and Christmas lines',
    by: 'consultant',
    openPoints:
      'The planners have seen the forecast of the Christmas lines once; a second session is booked for next week.',
    course: { proposedDaysAgo: 1.6 },
  },
];
