interface GuideGroup {
  title: string;
  items: readonly string[];
}

/** What to have at hand before the project form is opened: its fields, in its order. */
export const postingChecklist: readonly GuideGroup[] = [
  {
    title: 'Your company',
    items: [
      'Company name or industry, and the industry you work in',
      'A contact name, an e-mail address and, if you like, a phone number',
      'Company size, from startup to enterprise',
    ],
  },
  {
    title: 'Where you stand',
    items: [
      'Your current D365 status: not implemented, planning, in progress, live, upgrading, adding modules or integrating',
      'The type of project: implementation, upgrade, optimisation, integration, training, migration, customisation or troubleshooting',
      'When you would like to start, and how urgent it is',
    ],
  },
  {
    title: 'The work',
    items: [
      'A title that says what shall be different afterwards',
      'A description with the goal, what exists today and what is in scope',
      'The D365 modules concerned, at least one, and extra skills such as data migration or report development',
    ],
  },
  {
    title: 'The frame',
    items: [
      'The expected duration, from 1-2 weeks to ongoing',
      'A budget range, from under 10k to 250k and more',
      'Public or private: who may see the project and apply',
    ],
  },
];

export interface GuideTip {
  title: string;
  text: string;
}

export const postingTips: readonly GuideTip[] = [
  {
    title: 'Lead with the outcome',
    text: '“Close the month in three days instead of nine” says more than “Finance consultant wanted”. Consultants apply where they can see the end, and those who have written of the same come first among the suggestions.',
  },
  {
    title: 'Name modules, not only products',
    text: 'Choose the modules the work touches. Matching and suggestions use them, and you read fewer applications that do not fit.',
  },
  {
    title: 'Say what exists today',
    text: 'Version, customisations, integrations and the number of users decide how much work it is. A few lines are enough.',
  },
  {
    title: 'Give an honest budget',
    text: 'A range attracts people whose rate fits it. You can agree the exact rate with the consultant later.',
  },
  {
    title: 'Decide who decides',
    text: 'Say who interviews, who signs and by when. Projects with a named contact move faster.',
  },
  {
    title: 'Answer every application',
    text: 'Accepting one application tells the other applicants at once. A no in time is remembered well.',
  },
];

/** The same request, written twice. */
export const postingExample = {
  vague: 'We need a D365 expert to help with our system.',
  clear:
    'Migrate 12 years of sales and service history from an on-premises CRM to Dynamics 365 Sales and Customer Service. 140 users, two integrations (ERP, telephony). Data model agreed, cleansing has begun. Start in March, go-live in June.',
} as const;
