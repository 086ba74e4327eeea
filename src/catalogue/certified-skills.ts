import type { CertificationId } from './certifications.ts';
import type { SkillId } from './skills.ts';

/**
 * The skills whose practice a certification was examined in. Fundamentals prove that one knows of a product, not
 * that one can do the work, so they prove nothing here; neither does a certification that is not named.
 */
export const skillsProvenBy: Readonly<Record<CertificationId, readonly SkillId[]>> = {
  'd365-fundamentals': [],
  'd365-customer-experience-analyst': ['sales', 'marketing'],
  'd365-customer-service-consultant': ['customer-service'],
  'd365-field-service-consultant': ['field-service'],
  'd365-finance-consultant': ['finance-operations'],
  'd365-supply-chain-consultant': ['supply-chain'],
  'd365-finance-operations-developer': ['finance-operations', 'customization-development'],
  'power-platform-fundamentals': [],
  'power-platform-functional-consultant': ['power-platform', 'power-apps', 'power-automate'],
  'power-bi-data-analyst': ['power-bi'],
  'azure-fundamentals': [],
  'azure-solutions-architect': ['azure-integration'],
  pmp: ['system-implementation'],
  'other-microsoft-certification': [],
};
