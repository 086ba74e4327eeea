import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const industries = defineEnumeration({
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  financial: 'Financial Services',
  healthcare: 'Healthcare',
  technology: 'Technology',
  education: 'Education',
  government: 'Government',
  nonprofit: 'Nonprofit',
  other: 'Other',
});
export type Industry = ValueOf<typeof industries>;

/** A company's size by its number of employees. */
export const companySizes = defineEnumeration({
  startup: 'Startup (1-10)',
  small: 'Small (11-50)',
  medium: 'Medium (51-200)',
  large: 'Large (201-1000)',
  enterprise: 'Enterprise (1000+)',
});
export type CompanySize = ValueOf<typeof companySizes>;

/** Where a company stands with Dynamics 365 when it posts a project. */
export const d365Statuses = defineEnumeration({
  'not-implemented': 'Not implemented yet',
  planning: 'Planning an implementation',
  'in-progress': 'Implementation in progress',
  'live-needs-optimization': 'Live, needs optimization',
  'upgrade-needed': 'Upgrade needed',
  'adding-modules': 'Adding modules',
  integration: 'Integrating with other systems',
});
export type D365Status = ValueOf<typeof d365Statuses>;
