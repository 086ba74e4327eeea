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
    of: 'D365 Finance for 31 schools before the new financial year',
    by: 'consultant',
    course: 'confirmed',
  },
  {
    of: 'Close the books in five working days',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Contact centre: routing, deadlines, fewer transfers',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Web shop orders into D365 without retyping',
    by: 'consultant',
    course: 'confirmed',
  },
  {
    of: 'Port authority messages for 400 containers a day',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Merge two CRM systems after an acquisition',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Asset register of four hospitals, 118,000 lines',
    by: 'consultant',
    course: 'confirmed',
  },
  {
    of: 'School trip approvals without paper',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'A map of foster homes',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Inventory close fails for two months in a row',
    by: 'consultant',
    course: 'confirmed',
  },
  {
    of: 'Cost of co-products explodes',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Approvals on the phone for 40 site managers',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Plug-ins that time out on Monday mornings',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Delivery notes from three carriers',
    by: 'client',
    course: 'confirmed',
  },
  {
    of: 'Bank files that arrive twice',
    by: 'consultant',
    course: 'confirmed',
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
