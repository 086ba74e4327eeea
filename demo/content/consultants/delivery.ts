import type { DemoConsultant } from '../demo-consultant.ts';

export const deliveryConsultants: readonly DemoConsultant[] = [
  {
    key: 'bronwen',
    firstName: 'Bronwen',
    lastName: 'Llewelfa',
    email: 'bronwen@llewelfa.test',
    title: 'Dynamics 365 programme manager',
    city: 'London',
    workArrangement: 'remote',
    yearsExperience: 19,
    hourlyRateUsd: 150,
    primarySkills: [
      'system-implementation',
      'business-process-analysis',
      'training-support',
      'finance-operations',
    ],
    modules: ['finance-operations.project-management-and-accounting'],
    secondarySkills: ['supply-chain', 'human-resources', 'power-bi'],
    certifications: ['pmp', 'd365-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '6-12_months',
    summary:
      "Client-side programme manager. I sit on your side of the table, opposite the implementation partner, and make sure that scope, money and dates are the same in everybody's head. Welsh, direct, punctual.",
    experience: [
      'Nineteen years of programmes between 0.4 and 22 million pounds in retail, education and the public sector. Of fourteen Dynamics go-lives ten were on the first announced date, three slipped by a month, one was stopped, rightly.',
      'I run a decision log, a weekly page of red and green, and a budget that is honest in month two. If a partner bills for workshops nobody attended, I notice.',
    ],
    portfolio: [
      {
        title: 'ERP for a trust of 31 schools',
        description:
          'Client-side lead from tender to second year-end. Delivered 4 % under budget, with 31 head teachers who did not have to think about it.',
      },
    ],
    pitch:
      'I would want to read your contract with the partner before saying anything clever. Give me two days with it.',
    joinedDaysAgo: 285,
    standing: { plan: 'annual' },
  },
  {
    key: 'cyrus',
    firstName: 'Cyrus',
    lastName: 'Netherbay',
    email: 'cyrus@netherbay.test',
    title: 'Solution architect, ERP and CRM together',
    city: 'Calgary',
    workArrangement: 'both',
    yearsExperience: 20,
    hourlyRateUsd: 160,
    primarySkills: [
      'finance-operations',
      'supply-chain',
      'sales',
      'azure-integration',
      'system-implementation',
    ],
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.project-management-and-accounting',
      'supply-chain.procurement-and-sourcing',
      'sales.accounts-and-contacts',
      'sales.opportunity-management',
    ],
    secondarySkills: ['power-platform', 'data-migration', 'project-operations'],
    certifications: ['azure-solutions-architect', 'd365-finance-consultant', 'pmp'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: 'flexible',
    summary:
      'Twenty years across finance, supply chain and sales on the Microsoft stack. I am useful at the start of a project, when the expensive decisions are made, and in the middle, when somebody asks why.',
    experience: [
      'Architect on 17 programmes in energy, construction and food. I produce one architecture page per decision, with the options we refused and the price of changing our minds later.',
      'I have been chief architect at a partner and left because I wanted to say "you do not need this" more often. It has turned out to be a reasonable business model.',
    ],
    portfolio: [
      {
        title: 'One platform for a pipeline contractor',
        description:
          'Project accounting, procurement and sales on one tenant for 2,200 users. Eleven systems retired, three kept on purpose.',
      },
    ],
    pitch:
      'A short paid discovery (five to eight days) would show us both whether the rest makes sense. Nothing after it is binding.',
    joinedDaysAgo: 10,
    standing: { plan: 'monthly' },
  },
];
