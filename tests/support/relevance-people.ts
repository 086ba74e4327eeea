import type { ConsultantProfileInput } from '#features/profiles/consultants/rules/profile-form.ts';

/** A small, fixed set of consultants, each with something that others lack. */
export interface RelevancePerson {
  key: string;
  profile: Partial<ConsultantProfileInput>;
}

const filler = {
  summary: 'You get plain words, small steps and an honest view of what is possible. ',
  experience: 'For many years I have worked in projects large and small, alone and in teams. ',
};
const longEnough = (text: string, more: string, length: number): string =>
  text.length >= length ? text : longEnough(`${text} ${more}`.trim(), more, length);

type Words = Pick<ConsultantProfileInput, 'title'> &
  Partial<Omit<ConsultantProfileInput, 'title'>> & {
    primarySkills: ConsultantProfileInput['primarySkills'];
  };

const person = (
  key: string,
  { summary = '', experience = '', ...words }: Words,
): RelevancePerson => ({
  key,
  profile: {
    skillModules: [],
    secondarySkills: [],
    ...words,
    summary: longEnough(summary, filler.summary, 100),
    experience: longEnough(experience, filler.experience, 200),
  },
});

export const relevancePeople: readonly RelevancePerson[] = [
  person('ledger', {
    title: 'Finance lead for month-end and consolidation',
    primarySkills: ['finance-operations', 'system-implementation', 'data-migration'],
    skillModules: ['finance-operations.general-ledger', 'finance-operations.budgeting'],
    experience:
      'I shortened the close of a hotel group with 26 legal entities from twelve days to four.',
  }),
  person('payables', {
    title: 'Accounts payable and tax consultant',
    primarySkills: ['finance-operations', 'training-support', 'business-process-analysis'],
    skillModules: ['finance-operations.accounts-payable', 'finance-operations.tax'],
    city: 'Manchester',
    summary: 'I bring electronic invoicing and VAT returns to companies that drown in paper.',
  }),
  person('axapta', {
    title: 'Upgrade architect',
    primarySkills: ['finance-operations', 'data-migration', 'customization-development'],
    experience:
      'Nine upgrades from Axapta 4.0 and AX 2012, with code that nobody had understood for years.',
    city: 'Edinburgh',
  }),
  person('warehouse', {
    title: 'Warehouse management specialist',
    primarySkills: ['supply-chain', 'training-support', 'system-implementation'],
    skillModules: ['supply-chain.warehouse-management', 'supply-chain.inventory-management'],
    city: 'Birmingham',
    summary: 'Handheld scanners, wave picking and cross-docking for wholesalers.',
  }),
  person('planner', {
    title: 'Production and master planning consultant',
    primarySkills: ['supply-chain', 'finance-operations', 'business-process-analysis'],
    skillModules: ['supply-chain.master-planning', 'supply-chain.production-control'],
    city: 'Stuttgart',
    country: 'de',
    experience: 'Shop floor terminals and demand forecasts for automotive suppliers.',
  }),
  person('seller', {
    title: 'Sales pipeline consultant',
    primarySkills: ['sales', 'power-automate', 'training-support'],
    skillModules: ['sales.lead-management', 'sales.opportunity-management'],
    city: 'London',
    summary: 'I make pipelines tell the truth and forecasts hold until the end of the quarter.',
  }),
  person('marketer', {
    title: 'Journey builder for campaigns',
    primarySkills: ['marketing', 'sales', 'power-automate'],
    skillModules: ['marketing.real-time-journeys', 'marketing.email-marketing'],
    city: 'Paris',
    country: 'fr',
    experience: 'Newsletters for museums, with consent records that stood up to two audits.',
  }),
  person('segments', {
    title: 'Audience analyst',
    primarySkills: ['marketing', 'power-bi', 'data-migration'],
    skillModules: ['marketing.segments', 'marketing.lead-scoring'],
    city: 'Lyon',
    country: 'fr',
  }),
  person('service', {
    title: 'Contact centre architect',
    primarySkills: ['customer-service', 'power-platform', 'power-automate'],
    skillModules: ['customer-service.case-management', 'power-platform.copilot-studio'],
    city: 'Dublin',
    country: 'other',
    summary: 'Chatbots that know when to give up, and queues that people leave satisfied.',
  }),
  person('field', {
    title: 'Field scheduling consultant',
    primarySkills: ['field-service', 'customer-service', 'power-apps'],
    city: 'Leeds',
    experience: 'Lift engineers and their vans: routes, spare parts and offline work orders.',
  }),
  person('shops', {
    title: 'Point of sale and shop systems',
    primarySkills: ['commerce', 'supply-chain', 'training-support'],
    city: 'Munich',
    country: 'de',
    summary: 'Tills, loyalty cards and click and collect for fashion chains.',
  }),
  person('people', {
    title: 'Leave, benefits and payroll interfaces',
    primarySkills: ['human-resources', 'power-automate', 'data-migration'],
    skillModules: ['human-resources.leave-and-absence', 'human-resources.benefits-management'],
    city: 'Chicago',
    country: 'us',
  }),
  person('maker', {
    title: 'App maker',
    primarySkills: ['power-apps', 'power-automate', 'power-platform'],
    skillModules: ['power-platform.canvas-apps', 'power-platform.dataverse'],
    city: 'Remote',
    summary: 'Small apps for inspectors, built in weeks and looked after for years.',
  }),
  person('pages', {
    title: 'Portal developer',
    primarySkills: ['power-platform', 'customization-development', 'power-apps'],
    skillModules: ['power-platform.power-pages', 'power-platform.model-driven-apps'],
    city: 'Toronto',
    country: 'ca',
    experience: 'Citizen portals for three provinces. I work remotely.',
  }),
  person('reports', {
    title: 'Reporting and analytics engineer',
    primarySkills: ['power-bi', 'data-migration', 'azure-integration'],
    city: 'Glasgow',
    summary: 'Dashboards that a board reads without asking what a colour means.',
    certifications: ['power-bi-data-analyst'],
  }),
  person('pipes', {
    title: 'Integration engineer',
    primarySkills: ['azure-integration', 'customization-development', 'data-migration'],
    city: 'Berlin',
    country: 'de',
    experience: 'Logic Apps, Service Bus and a few hundred interfaces to SAP and old warehouses.',
  }),
  person('coder', {
    title: 'X++ and C# developer',
    primarySkills: ['customization-development', 'finance-operations', 'azure-integration'],
    certifications: ['d365-finance-operations-developer'],
    city: 'Bristol',
    summary: 'Extensions that survive every update, with tests.',
  }),
  person('migrator', {
    title: 'Data conversion lead',
    primarySkills: ['data-migration', 'finance-operations', 'supply-chain'],
    city: 'Sydney',
    country: 'au',
    experience: 'Forty million records from Navision, Sage and spreadsheets, each reconciled.',
  }),
  person('teacher', {
    title: 'Trainer for key users',
    primarySkills: ['training-support', 'sales', 'customer-service'],
    city: 'Cardiff',
    summary: 'Workshops, guides and short films; adoption that shows in the numbers.',
  }),
  person('analyst', {
    title: 'Business analyst for utilities',
    primarySkills: ['business-process-analysis', 'system-implementation', 'field-service'],
    city: 'Liverpool',
    experience: 'Fit-gap workshops for two waterworks and a railway.',
  }),
  person('manager', {
    title: 'Programme manager',
    primarySkills: ['system-implementation', 'business-process-analysis', 'finance-operations'],
    secondarySkills: ['business-central'],
    certifications: ['pmp'],
    city: 'Zürich',
    country: 'other',
    summary: 'Roll-outs in eleven countries, on time in nine.',
  }),
  person('robots', {
    title: 'Robotic process automation',
    primarySkills: ['power-automate', 'power-platform', 'business-process-analysis'],
    skillModules: ['power-platform.desktop-flows', 'power-platform.cloud-flows'],
    city: 'Melbourne',
    country: 'au',
  }),
];
