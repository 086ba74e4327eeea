import type { SkillId } from '#catalogue/skills.ts';
import { customerService, fieldService, marketing, sales } from './customer-engagement.ts';
import {
  businessProcessAnalysis,
  dataMigration,
  systemImplementation,
  trainingSupport,
} from './delivery.ts';
import { azureIntegration, customizationDevelopment } from './engineering.ts';
import {
  commerce,
  financeOperations,
  humanResources,
  supplyChain,
} from './finance-and-supply-chain.ts';
import { powerApps, powerAutomate, powerBi, powerPlatform } from './power-platform.ts';
import type { SkillGuide } from './skill-guide.ts';

/**
 * What the pages of the primary skills say. Product names are Microsoft's current ones; when one changes, it
 * changes in the catalogue and here.
 */
export const skillGuides: Readonly<Record<SkillId, SkillGuide>> = {
  'finance-operations': financeOperations,
  sales,
  'customer-service': customerService,
  marketing,
  'field-service': fieldService,
  'supply-chain': supplyChain,
  commerce,
  'human-resources': humanResources,
  'power-platform': powerPlatform,
  'power-bi': powerBi,
  'power-apps': powerApps,
  'power-automate': powerAutomate,
  'azure-integration': azureIntegration,
  'data-migration': dataMigration,
  'system-implementation': systemImplementation,
  'business-process-analysis': businessProcessAnalysis,
  'training-support': trainingSupport,
  'customization-development': customizationDevelopment,
};
