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

/** The reviews of each deal, by the title of its project: both were revealed; one alone waits for the other side or for its time. */
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
  'D365 Finance for 31 schools before the new financial year': [
    {
      by: 'client',
      marks: [4, 3, 4, 3],
      words:
        'Thirty-one bursars closed their first year on time. She said early which three wishes would not fit, and she was right.',
      writtenAfterDays: 3.2,
    },
    {
      by: 'consultant',
      marks: [3, 2, 3, 2],
      words: 'One person could decide, and did. The brief named what must not change.',
      writtenAfterDays: 4.0,
    },
  ],
  'Close the books in five working days': [
    {
      by: 'client',
      marks: [3, 4, 3, 3],
      words:
        'We close on day five since the second month. The list of who does what on which day hangs in the office.',
      writtenAfterDays: 2.4,
    },
    {
      by: 'consultant',
      marks: [2, 3, 2, 2],
      words: 'The figures I needed came the same day.',
      writtenAfterDays: 6.1,
    },
  ],
  'Contact centre: routing, deadlines, fewer transfers': [
    {
      by: 'client',
      marks: [3, 3, 2, 2],
      words: 'Transfers fell from 31 to 12 per cent. The reports could have come a week sooner.',
      writtenAfterDays: 5.5,
      reply:
        'The reports waited for the data of the old telephone system. I should have said so in the first week.',
    },
    {
      by: 'consultant',
      marks: [1, 2, 2, 2],
      words: 'Friendly, and paid on the day. What was wanted changed twice after the workshop.',
      writtenAfterDays: 3.9,
    },
  ],
  'Web shop orders into D365 without retyping': [
    {
      by: 'client',
      marks: [4, 3, 3, 3],
      words:
        'No order has been typed twice since May. The queue for doubtful addresses was her idea.',
      writtenAfterDays: 1.8,
    },
    {
      by: 'consultant',
      marks: [3, 3, 3, 2],
      words: 'Access to both systems on the first morning.',
      writtenAfterDays: 2.6,
    },
  ],
  'Port authority messages for 400 containers a day': [
    {
      by: 'client',
      marks: [4, 4, 3, 3],
      words: 'Every message is traced, and a lost one is found in a minute.',
      writtenAfterDays: 2.2,
    },
    {
      by: 'consultant',
      marks: [3, 3, 2, 2],
      words: 'They tested with real messages from the start.',
      writtenAfterDays: 3.3,
    },
  ],
  'Merge two CRM systems after an acquisition': [
    {
      by: 'client',
      marks: [3, 3, 3, 2],
      words:
        '9,400 duplicates became 310 that a person had to look at. Both sales teams work in one system.',
      writtenAfterDays: 6.4,
    },
  ],
  'Asset register of four hospitals, 118,000 lines': [
    {
      by: 'client',
      marks: [3, 3, 3, 4],
      words:
        'The register was in before the auditors came, and agrees with the ledger to the penny.',
      writtenAfterDays: 2.9,
    },
    {
      by: 'consultant',
      marks: [2, 1, 3, 2],
      words: 'Good people. Each hospital wanted to decide on its own, which cost three weeks.',
      writtenAfterDays: 4.4,
    },
  ],
  'School trip approvals without paper': [
    {
      by: 'client',
      marks: [3, 2, 4, 3],
      words: 'Head teachers approve on their phones. The paper form is gone.',
      writtenAfterDays: 1.5,
    },
    {
      by: 'consultant',
      marks: [3, 3, 3, 3],
      words: 'Clear from the first call.',
      writtenAfterDays: 2.0,
    },
  ],
  'A map of foster homes': [
    {
      by: 'client',
      marks: [4, 3, 4, 3],
      words:
        'At three in the morning the map shows who is near and may take a hedgehog. The big button was right.',
      writtenAfterDays: 2.7,
    },
    {
      by: 'consultant',
      marks: [3, 3, 4, 2],
      words: 'They knew exactly what a volunteer sees at night.',
      writtenAfterDays: 3.1,
    },
  ],
  'Inventory close fails for two months in a row': [
    {
      by: 'client',
      marks: [4, 4, 2, 4],
      words: 'Found in two days what we had looked for in two months.',
      writtenAfterDays: 0.9,
    },
    {
      by: 'consultant',
      marks: [2, 3, 2, 2],
      words: '',
      writtenAfterDays: 1.7,
    },
  ],
  'Cost of co-products explodes': [
    {
      by: 'client',
      marks: [3, 4, 3, 3],
      words: 'The split of costs is explained in four pages that our controller understands.',
      writtenAfterDays: 3.8,
    },
  ],
  'Approvals on the phone for 40 site managers': [
    {
      by: 'client',
      marks: [3, 3, 3, 3],
      words: 'Site managers approve between two deliveries now.',
      writtenAfterDays: 2.1,
    },
    {
      by: 'consultant',
      marks: [2, 2, 3, 2],
      words: 'Short decisions, as promised.',
      writtenAfterDays: 2.9,
    },
  ],
  'Plug-ins that time out on Monday mornings': [
    {
      by: 'client',
      marks: [4, 4, 3, 3],
      words: 'Two plug-ins did the work of nine, and Monday mornings are quiet.',
      writtenAfterDays: 1.4,
    },
    {
      by: 'consultant',
      marks: [3, 3, 2, 2],
      words: 'Logs, access and a test system on day one.',
      writtenAfterDays: 3.6,
    },
  ],
  'Delivery notes from three carriers': [
    {
      by: 'client',
      marks: [3, 3, 4, 3],
      words: 'Three formats, one queue. She wrote down what to do when a fourth carrier comes.',
      writtenAfterDays: 2.5,
    },
    {
      by: 'consultant',
      marks: [2, 3, 3, 2],
      words: '',
      writtenAfterDays: 4.2,
    },
  ],
  'Bank files that arrive twice': [
    {
      by: 'client',
      marks: [3, 4, 3, 2],
      words: 'A file that comes twice is booked once. We tried to break it and could not.',
      writtenAfterDays: 1.9,
    },
    {
      by: 'consultant',
      marks: [3, 2, 3, 2],
      words: 'The treasurer tested every case herself.',
      writtenAfterDays: 2.3,
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
