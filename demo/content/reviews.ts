/** What one side of a completed deal of the demo says of the other. */
export interface DemoReview {
  by: 'client' | 'consultant';
  /** From 1 to 4, one for each facet of the other side. */
  marks: readonly [number, number, number, number];
  words: string;
  /** After the completion. */
  writtenAfterDays: number;
  reply?: string;
}

/** The reviews of each deal, by the title of its project: both were revealed; one alone waits for the other side. */
export const demoReviews: Readonly<Record<string, readonly DemoReview[]>> = {
  'Explain our stock difference of 2.4 per cent': [
    {
      by: 'client',
      marks: [4, 4, 3, 3],
      words:
        'Found both causes in nine days and proved them with three vouchers each. The difference has been below 0.1 per cent at every month end since.',
      writtenAfterDays: 2.1,
      reply: 'Thank you. Your colleagues in the warehouse had the better half of the answer.',
    },
    {
      by: 'consultant',
      marks: [3, 2, 3, 2],
      words: 'A clear question, access on the first day, and people who knew their stock.',
      writtenAfterDays: 5.4,
    },
  ],
  'Leave and absence for 900 bakers on shifts': [
    {
      by: 'consultant',
      marks: [3, 1, 3, 2],
      words:
        'Good people and a fair brief. Decisions on the accrual rules took six weeks longer than planned.',
      writtenAfterDays: 1.2,
      reply:
        'That is true: two unions had to agree, and we had promised too early that they would.',
    },
    {
      by: 'client',
      marks: [3, 3, 4, 2],
      words:
        'The worked examples were what both unions understood. The balances have been right since the first payroll.',
      writtenAfterDays: 3.6,
    },
  ],
  'Replace 63 classic workflows with cloud flows': [
    {
      by: 'client',
      marks: [2, 3, 2, 2],
      words: 'No slides, as agreed. The runbook is short and our administrators use it.',
      writtenAfterDays: 4.3,
    },
    {
      by: 'consultant',
      marks: [2, 2, 2, 2],
      words: '',
      writtenAfterDays: 7.5,
    },
  ],
  'Copilot in Sales for thirty people, without the hype': [
    {
      by: 'consultant',
      marks: [3, 3, 4, 2],
      words: 'They wanted an honest number and took it well.',
      writtenAfterDays: 2.2,
    },
  ],
};
