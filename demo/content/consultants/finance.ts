import type { DemoConsultant } from '../demo-consultant.ts';

export const financeConsultants: readonly DemoConsultant[] = [
  {
    key: 'ottilie',
    firstName: 'Ottilie',
    lastName: 'Brackenbury',
    email: 'ottilie@brackenbury-finance.test',
    website: 'https://brackenbury-finance.test',
    title: 'Finance lead for Dynamics 365 roll-outs',
    city: 'London',
    workArrangement: 'remote',
    yearsExperience: 18,
    hourlyRateUsd: 165,
    primarySkills: [
      'finance-operations',
      'system-implementation',
      'business-process-analysis',
      'data-migration',
    ],
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.accounts-payable',
      'finance-operations.financial-reporting',
      'finance-operations.budgeting',
    ],
    secondarySkills: ['power-bi', 'training-support'],
    certifications: ['d365-finance-consultant', 'pmp'],
    availability: 'available',
    hoursPerWeek: 35,
    preferredDuration: '6-12_months',
    summary:
      'Chartered accountant who moved from closing the books to designing the system they are closed in. I lead the finance stream of multi-entity Dynamics 365 programmes and stay until the second clean month-end.',
    experience: [
      'Eleven go-lives since 2013, the largest with 26 legal entities in nine countries. I write the chart of accounts and the dimension design myself, and I insist on three dress rehearsals of the opening balances; two have never been enough.',
      'Before consulting I was group financial controller of a hotel operator, so I know what the auditors will ask in February and build the answers in during June.',
    ],
    portfolio: [
      {
        title: 'One ledger for a hotel group',
        description:
          'Replaced seven local packages with one D365 Finance instance. Group close went from day 12 to day 6, and 340 cost centres became 90.',
      },
      {
        title: 'Shared service centre for payables',
        description:
          'Moved 41,000 supplier invoices a year from five sites into one team with workflow approval and a 96 % same-week posting rate.',
      },
    ],
    pitch:
      'I am a chartered accountant first and a consultant second, which your controller will notice in the first hour. References from two finance directors on request.',
    joinedDaysAgo: 388,
    standing: { plan: 'annual' },
  },
  {
    key: 'kwame',
    firstName: 'Kwame',
    lastName: 'Asante-Lark',
    email: 'kwame@asantelark.test',
    title: 'D365 Finance functional consultant',
    city: 'Birmingham',
    workArrangement: 'both',
    yearsExperience: 9,
    hourlyRateUsd: 105,
    primarySkills: ['finance-operations', 'power-bi', 'training-support'],
    modules: [
      'finance-operations.accounts-receivable',
      'finance-operations.credit-and-collections',
      'finance-operations.cash-and-bank-management',
      'finance-operations.subscription-billing',
    ],
    secondarySkills: ['business-process-analysis', 'power-automate', 'business-central'],
    certifications: ['d365-finance-consultant', 'power-bi-data-analyst'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-3_months',
    summary:
      'Order-to-cash is my corner of D365 Finance: credit limits people respect, collections that follow up by themselves, and bank reconciliation nobody stays late for.',
    experience: [
      'Started as a credit controller in 2012 and became the person who knew why the system said no. Since 2017 I have configured receivables, collections and advanced bank reconciliation for eleven companies between 60 and 900 users.',
      'I like short assignments with a number attached. The last three: overdue debt down 22 % in four months, unmatched bank lines from 1,900 to under 100, and one subscription business that can finally explain its deferred revenue.',
    ],
    portfolio: [
      {
        title: 'Collections workspace for a tool-hire chain',
        description:
          'Customer pools, dunning letters in three tones and a collector dashboard. Days sales outstanding fell from 58 to 44 within two quarters.',
      },
    ],
    pitch:
      'Happy to start with a fixed-price week in which I look at your ageing report and tell you what I would change, in writing, before you commit to more.',
    joinedDaysAgo: 214,
    standing: { plan: 'monthly' },
  },
  {
    key: 'magnus',
    firstName: 'Magnus',
    lastName: 'Ekerfalk',
    email: 'magnus.ekerfalk@ekerfalk.test',
    website: 'https://ekerfalk.test',
    title: 'Fixed assets and lease accounting specialist',
    city: 'Stockholm',
    workArrangement: 'on-site',
    yearsExperience: 14,
    hourlyRateUsd: 140,
    primarySkills: ['finance-operations', 'data-migration', 'business-process-analysis'],
    modules: [
      'finance-operations.fixed-assets',
      'finance-operations.asset-leasing',
      'finance-operations.cost-accounting',
      'finance-operations.general-ledger',
    ],
    secondarySkills: ['power-bi'],
    certifications: ['d365-finance-consultant'],
    availability: 'busy',
    availableInDays: 35,
    hoursPerWeek: 16,
    preferredDuration: '1-4_weeks',
    summary:
      'I do one thing: assets. Registers that agree with the ledger, IFRS 16 leases that survive a modification, depreciation books for three frameworks at once. Two days a week are free at the moment.',
    experience: [
      'Fourteen years around property, plant and equipment, first at an audit firm in Uppsala, since 2015 independent. I have moved 23 asset registers into Dynamics, among them one with 118,000 lines that had lived in a spreadsheet since 1997.',
      'For leases I bring a test set of 40 cases (indexation, early termination, remeasurement, currency) which we run in your sandbox before the first real contract is entered. It usually finds two or three things.',
    ],
    portfolio: [
      {
        title: 'IFRS 16 for 1,140 shop leases',
        description:
          'Imported contracts, discount rates and options into Asset Leasing, reconciled to the auditor to the krona, and trained four accountants.',
      },
    ],
    pitch:
      'My capacity is limited to two days a week, which for asset work is normally enough. I would rather say so now.',
    joinedDaysAgo: 301,
    standing: { plan: 'annual' },
  },
  {
    key: 'priya',
    firstName: 'Priya',
    lastName: 'Venkatamoss',
    email: 'priya@venkatamoss.test',
    title: 'Month-end and consolidation consultant',
    city: 'Manchester',
    workArrangement: 'remote',
    yearsExperience: 11,
    hourlyRateUsd: 120,
    primarySkills: ['finance-operations', 'power-bi', 'business-process-analysis'],
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.financial-reporting',
      'finance-operations.tax',
      'finance-operations.budgeting',
    ],
    secondarySkills: ['power-automate', 'training-support'],
    certifications: ['d365-finance-consultant', 'power-bi-data-analyst', 'd365-fundamentals'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '1-3_months',
    summary:
      'Slow close? I map every task between the last invoice and the board pack, find the five that cost you the week, and fix those first. Usually it is intercompany, accruals and one report nobody dares to stop.',
    experience: [
      'I have run close-improvement projects at fourteen companies, from a 40-person charity to a listed distributor. Typical result: three to five days faster within two month-ends, mostly through recurring journals, intercompany rules and the financial period close workspace.',
      'Part-qualified ACCA, ex audit senior. I build the Financial Reporter row definitions together with the person who will own them afterwards; if they cannot change a row on their own, I have not finished.',
    ],
    portfolio: [
      {
        title: 'Nine-day close to four',
        description:
          'Distributor with six entities: automated 31 recurring journals, replaced manual eliminations and removed 14 reconciliations that had no reader.',
      },
      {
        title: 'VAT groups after a merger',
        description:
          'Two tax registrations, one instance, four months to the first joint return. Configured tax calculation and submission and tested with 600 historic invoices.',
      },
    ],
    pitch:
      'I work in close cycles: one to watch, one to change, one to prove. If the second close is not better than the first you should send me home.',
    joinedDaysAgo: 265,
    standing: { plan: 'monthly' },
  },
  {
    key: 'delphine',
    firstName: 'Delphine',
    lastName: 'Aubrelune',
    email: 'delphine@aubrelune-conseil.test',
    website: 'https://aubrelune-conseil.test',
    title: 'Tax and e-invoicing consultant, D365 Finance',
    city: 'Paris',
    workArrangement: 'both',
    yearsExperience: 12,
    hourlyRateUsd: 130,
    primarySkills: ['finance-operations', 'system-implementation', 'azure-integration'],
    modules: [
      'finance-operations.tax',
      'finance-operations.accounts-payable',
      'finance-operations.accounts-receivable',
      'finance-operations.expense-management',
    ],
    secondarySkills: ['data-migration', 'training-support'],
    certifications: ['d365-finance-consultant', 'azure-fundamentals'],
    availability: 'busy',
    availableInDays: 80,
    hoursPerWeek: 20,
    preferredDuration: '3-6_months',
    summary:
      'Indirect tax, electronic invoicing and country localisations for D365 Finance in France, Belgium, Italy and Spain. I read the decrees so that your developers do not have to.',
    experience: [
      'Twelve years between tax departments and IT. Since the first mandates I have set up electronic reporting formats and e-invoicing service environments for nine groups; in Italy we sent 310,000 invoices in the first year with 0.4 % rejected.',
      'I also maintain expense management for mobile teams, including per diems in four countries, because the tax people always end up with the receipts.',
    ],
    portfolio: [
      {
        title: 'E-invoicing readiness, industrial distributor',
        description:
          'Gap analysis of 62 invoice scenarios, configuration of the electronic invoicing service, and a test platform connection three months before the legal date.',
      },
    ],
    pitch:
      'I work in French, English and Italian, and I can join calls with your tax adviser directly, which saves a translation in both senses.',
    joinedDaysAgo: 190,
    standing: { plan: 'monthly' },
  },
  {
    key: 'theodore',
    firstName: 'Theodore',
    lastName: 'Wickersnap',
    email: 'ted@wickersnap.test',
    title: 'Accounts payable automation consultant',
    city: 'Chicago',
    workArrangement: 'remote',
    yearsExperience: 7,
    hourlyRateUsd: 110,
    primarySkills: ['finance-operations', 'power-automate', 'training-support', 'power-apps'],
    modules: [
      'finance-operations.accounts-payable',
      'finance-operations.expense-management',
      'finance-operations.project-management-and-accounting',
    ],
    secondarySkills: ['business-process-analysis', 'project-operations'],
    certifications: ['d365-finance-consultant', 'power-platform-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: 'flexible',
    summary:
      'I take the paper, the PDFs and the "did you get my invoice?" calls out of accounts payable. Invoice capture, three-way matching, approval on a phone. Formerly an AP supervisor with 14 people and one very loud scanner.',
    experience: [
      'Seven years on D365 Finance, six before that running payables for a regional grocery chain. I have set up invoice capture for eight clients and will tell you honestly when your volume is too low to bother (under about 300 a month, fix the vendor list instead).',
      'Project accounting is my second leg: time, expenses and milestone billing for engineering firms of 50 to 400 people.',
    ],
    portfolio: [
      {
        title: 'Touchless matching at a building supplier',
        description:
          'From 9 % to 63 % of vendor invoices posted without a keystroke in five months. Two temps were not replaced, nobody was let go.',
      },
    ],
    pitch:
      'One page on how I would do this comes with my first call, free, and it is yours to keep even if you hire somebody else. Best, Ted',
    joinedDaysAgo: 41,
    standing: { plan: 'monthly' },
  },
];
