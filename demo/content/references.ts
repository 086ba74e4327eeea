/** A former client outside the site whom a consultant of the demo has asked. No real person or company is meant. */
export interface DemoReference {
  /** The key of the consultant. */
  of: string;
  personName: string;
  companyName: string;
  email: string;
  role: string;
  project: string;
  askedDaysAgo: number;
  /** What they confirm, and how many days later; without it the request waits for an answer. */
  confirmed?: { words: string; afterDays: number };
}

export const demoReferences: readonly DemoReference[] = [
  {
    of: 'connie',
    personName: 'Winifred Ashcombe-Dairyman',
    companyName: 'Clotted & Company Creameries',
    email: 'winifred@clotted-creameries.test',
    role: 'Group Financial Controller',
    project: 'Stock equals ledger at a dairy group',
    askedDaysAgo: 96,
    confirmed: {
      words:
        'We had argued about the monthly difference for three years. Connie went through the posting profiles with our cost accountants, one receipt at a time, and left a list that they still use. The auditors had no question about stock last year.',
      afterDays: 2,
    },
  },
  {
    of: 'connie',
    personName: 'Bartholomew Crispwell',
    companyName: 'Crackle & Crunch Snacks',
    email: 'bart@crackle-crunch.test',
    role: 'Head of Procurement',
    project: 'Purchase-to-pay for 900 vendors',
    askedDaysAgo: 2,
  },
  {
    of: 'kwame',
    personName: 'Philippa Spannerdale',
    companyName: 'Spanner & Sprocket Hire',
    email: 'philippa@spanner-sprocket.test',
    role: 'Credit Manager',
    project: 'Collections workspace for 60 depots',
    askedDaysAgo: 61,
    confirmed: {
      words:
        'Kwame sat with each of my four collectors before he configured anything. We were paid two weeks earlier by the summer. I would have liked the handover notes a week sooner.',
      afterDays: 5,
    },
  },
  {
    of: 'hamish',
    personName: 'Eilidh Maltersby',
    companyName: 'Peat & Puddle Distillers',
    email: 'eilidh@peat-puddle.test',
    role: 'Operations Director',
    project: 'Duty-suspended warehouse on four sites',
    askedDaysAgo: 210,
    confirmed: {
      words:
        'He came for the late shift and knew the names of the forklift drivers by Friday. Picking errors went down as promised, and the excise return is no longer a week of overtime.',
      afterDays: 1,
    },
  },
  {
    of: 'hamish',
    personName: 'Torquil Bramblestock',
    companyName: 'Bramblestock Preserves',
    email: 'torquil@bramblestock.test',
    role: 'Warehouse Manager',
    project: 'Cycle counting instead of a yearly stocktake',
    askedDaysAgo: 140,
    confirmed: {
      words:
        'Our August shutdown is gone. Hamish explained threshold counting to people who had counted everything once a year for two decades, and they took to it.',
      afterDays: 9,
    },
  },
  {
    of: 'hannah',
    personName: 'Cornelius Larderby',
    companyName: 'Larderby Wholesale Foods',
    email: 'cornelius@larderby-wholesale.test',
    role: 'Sales Director',
    project: 'One margin figure for sales and finance',
    askedDaysAgo: 33,
    confirmed: {
      words:
        'Before Hannah there were two margins in every meeting. Now there is one, and I can click on it until I see the invoice.',
      afterDays: 3,
    },
  },
];
