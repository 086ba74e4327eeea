import { demoAccountNames } from '../../accounts.ts';
import type { DemoConsultant } from '../demo-consultant.ts';

/** The consultants whom visitors of a demo can sign in as. */
export const signInConsultants: readonly DemoConsultant[] = [
  {
    ...demoAccountNames('consultant@demo.test'),
    key: 'connie',
    website: 'https://demo-consultant.test',
    title: 'Finance and supply chain consultant',
    city: 'London',
    workArrangement: 'both',
    yearsExperience: 12,
    hourlyRateUsd: 125,
    primarySkills: [
      'finance-operations',
      'supply-chain',
      'power-bi',
      'data-migration',
      'training-support',
    ],
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.accounts-payable',
      'finance-operations.cost-accounting',
      'supply-chain.inventory-management',
      'supply-chain.procurement-and-sourcing',
    ],
    secondarySkills: ['power-automate', 'business-process-analysis'],
    certifications: [
      'd365-finance-consultant',
      'd365-supply-chain-consultant',
      'power-bi-data-analyst',
    ],
    availability: 'available',
    hoursPerWeek: 32,
    preferredDuration: '1-3_months',
    summary:
      'I help food and consumer goods companies to agree with themselves: stock, cost and ledger showing the same number on the same day. Twelve years of D365 and AX, mostly between production and finance.',
    experience: [
      'Cost accountant at a dairy before I became a consultant. Since 2014 I have worked on 21 projects, eight of them from blueprint to the first audited year-end. My usual place is where goods movements turn into postings: receipts, production, landed cost, inventory close.',
      'Three results I like to be asked about: an inventory difference of 2.4 % explained down to 0.1 %, purchase invoices matched the same day for a company with 900 suppliers, and a cost report in Power BI that replaced a 46-sheet workbook.',
    ],
    portfolio: [
      {
        title: 'Stock equals ledger at a dairy group',
        description:
          'Found and fixed 17 posting profiles in three companies. The monthly difference between stock and ledger went from 410,000 pounds to under 2,000.',
      },
      {
        title: 'Purchase-to-pay for a snack maker',
        description:
          'Requisitions, three-way matching and supplier scorecards for 900 vendors, introduced plant by plant in fourteen weeks.',
      },
      {
        title: 'Cost roll-up everybody can read',
        description:
          'Power BI model over standard costs with before and after for each price change. Used in the weekly pricing meeting ever since.',
      },
    ],
    pitch:
      'I work four days a week, two of them on site if you are within reach of London, and I write a short note every Friday on what was done and what is stuck.',
    joinedDaysAgo: 203,
    standing: { plan: 'monthly' },
  },
  {
    ...demoAccountNames('new-consultant@demo.test'),
    key: 'noor',
    title: 'Finance training and support consultant',
    city: 'Leeds',
    workArrangement: 'both',
    yearsExperience: 6,
    hourlyRateUsd: 85,
    primarySkills: ['finance-operations', 'training-support', 'business-process-analysis'],
    modules: [
      'finance-operations.accounts-payable',
      'finance-operations.accounts-receivable',
      'finance-operations.expense-management',
    ],
    secondarySkills: ['power-automate', 'power-apps'],
    certifications: ['d365-finance-consultant', 'd365-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-4_weeks',
    summary:
      'I train finance teams on D365 in the words of their own job: the invoice that will not post, the vendor on hold, the period that closed too early. Then I stay on the phone for the first month-end.',
    experience: [
      'Accounts payable clerk, then key user, then the person who ran the support line for 300 finance users across five countries. Freelance since this spring, after six years in house.',
      'I write task guides with your data and your screens, two pages at most, and check a month later which ones were opened. In my last role support tickets after a release fell from 140 to 35.',
    ],
    portfolio: [
      {
        title: 'Key user programme in five countries',
        description:
          'Trained 42 key users in twelve sessions, with recorded exercises in three languages. Ticket volume halved within two months.',
      },
    ],
    pitch: 'Patient, practical and available at once.',
    joinedDaysAgo: 8,
    standing: 'unsubscribed',
  },
];
