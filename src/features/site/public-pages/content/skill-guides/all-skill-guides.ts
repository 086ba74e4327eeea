import type { SkillId, SpecifiedSkillId } from '#catalogue/skills.ts';
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
import { plainGuideOf } from './plain-guide.ts';
import { powerApps, powerAutomate, powerBi, powerPlatform } from './power-platform.ts';
import type { SkillGuide } from './skill-guide.ts';

/**
 * What the pages of the specification's primary skills say. Product names are Microsoft's current ones. When one
 * changes, it changes in the catalogue and here.
 */
export const writtenGuides: Readonly<Record<SpecifiedSkillId, SkillGuide>> = {
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

const writtenIn: Readonly<Partial<Record<SkillId, SkillGuide>>> = writtenGuides;

/** The guide of any primary skill: the written one, or what follows from the catalogue. */
export const guideOf = (skill: SkillId): SkillGuide => writtenIn[skill] ?? plainGuideOf(skill);
