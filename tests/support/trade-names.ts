import type { CertificationId } from '#catalogue/certifications.ts';
import type { ModuleId } from '#catalogue/modules.ts';
import type { SkillId } from '#catalogue/skills.ts';

type Knowledge = SkillId | ModuleId;

/** What clients of Business Central and Project Operations type, and what they ask for by it. */
export const tradeNeeds: readonly (readonly [text: string, asks: Knowledge])[] = [
  ['Business Central implementation for a wholesaler', 'business-central'],
  ['We need BC for our new subsidiary', 'business-central'],
  ['Warehouse picking in BC is slow', 'business-central.warehouse'],
  ['NAV upgrade this winter', 'business-central.migration'],
  ['Business Central manufacturing', 'business-central.manufacturing'],
  ['Manufacturing on NAV needs routings', 'business-central.manufacturing'],
  ['Month-end close in Business Central', 'business-central.finance'],
  ['Fixed assets in BC', 'business-central.fixed-assets'],
  ['Purchasing in Business Central', 'business-central.purchasing-and-payables'],
  ['Sales and inventory with Business Central', 'business-central.sales-and-receivables'],
  ['Business Central jobs', 'business-central.projects'],
  ['AL developer wanted', 'al-development'],
  ['Per-tenant extensions for our webshop', 'al-development.extensions'],
  ['Business Central APIs', 'al-development.apis'],
  ['Project Operations rollout', 'project-operations'],
  ['Project invoicing in Project Operations', 'project-operations'],
  ['Resource scheduling with Project Operations', 'project-operations.resource-management'],
  ['Time and expense for 40 consultants', 'project-operations.time-and-expense'],
  ['Work breakdown structure for engineers', 'project-operations.project-planning'],
  ['Project quotes and subcontractor management', 'project-operations.subcontracting'],
];

/** Names that products had before, and what they are today. */
export const formerNames: readonly (readonly [name: string, today: SkillId])[] = [
  ['Navision', 'business-central'],
  ['Dynamics NAV', 'business-central'],
  ['C/AL', 'al-development'],
  ['Axapta', 'finance-operations'],
  ['Power Virtual Agents', 'copilot-studio'],
  ['Common Data Service', 'dataverse'],
  ['Power Apps portals', 'power-pages'],
  ['Project Service Automation', 'project-operations'],
  ['Dynamics 365 Talent', 'human-resources'],
  ['Microsoft Flow', 'power-automate'],
];

/** Certifications as people write them, what they are, and what they prove. */
export const tradeCertifications: readonly (readonly [
  written: string,
  id: CertificationId,
  proves: SkillId,
])[] = [
  ['MB-800', 'd365-business-central-consultant', 'business-central'],
  ['MB820', 'd365-business-central-developer', 'al-development'],
  ['MB-700', 'd365-finance-operations-architect', 'finance-operations'],
  ['MB-335', 'd365-supply-chain-expert', 'supply-chain'],
  ['MB-210', 'd365-sales-consultant', 'sales'],
  ['Customer Data Platform Specialty', 'd365-customer-insights-data', 'customer-insights'],
  ['PL-400', 'power-platform-developer', 'dataverse-development'],
  ['PL-600', 'power-platform-architect', 'power-platform'],
  ['AB-620', 'ai-agent-builder', 'copilot-studio'],
  ['Fabric Data Engineer Associate', 'fabric-data-engineer', 'microsoft-fabric'],
];
