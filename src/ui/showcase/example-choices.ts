/** What the fields of the showcase offer. */
export const countries = [
  { value: 'uk', label: 'United Kingdom' },
  { value: 'de', label: 'Germany' },
  { value: 'us', label: 'United States' },
];

export const roles = [
  { value: 'client', label: 'Client', hint: 'I need Dynamics 365 work done' },
  { value: 'consultant', label: 'Consultant', hint: 'I do Dynamics 365 work' },
];

export const skills = [
  {
    label: 'Customer engagement',
    options: [
      { value: 'sales', label: 'Sales' },
      { value: 'service', label: 'Customer Service' },
      { value: 'marketing', label: 'Customer Insights', aliases: ['Marketing'] },
    ],
  },
  {
    label: 'Finance and operations',
    options: [
      { value: 'finance', label: 'Finance' },
      { value: 'supply', label: 'Supply Chain Management' },
    ],
  },
];

export const modules = [
  { value: 'general-ledger', label: 'General Ledger' },
  { value: 'fixed-assets', label: 'Fixed Assets' },
  { value: 'budgeting', label: 'Budgeting' },
  { value: 'tax', label: 'Tax' },
];

export const zones = [
  {
    label: 'Europe',
    options: [
      { value: 'gmt', label: 'Greenwich Mean Time', aliases: ['London', 'Lisbon'] },
      { value: 'cet', label: 'Central European Time', aliases: ['Berlin', 'Paris'] },
    ],
  },
  {
    label: 'America',
    options: [
      { value: 'est', label: 'Eastern Time', aliases: ['New York'] },
      { value: 'pst', label: 'Pacific Time', aliases: ['Seattle'] },
    ],
  },
];
