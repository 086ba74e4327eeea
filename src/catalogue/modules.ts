import { indexEntries } from './index-entries.ts';
import { aiBuilderModules } from './module-entries/ai-builder.ts';
import { alDevelopmentModules } from './module-entries/al-development.ts';
import { businessCentralModules } from './module-entries/business-central.ts';
import { commerceModules } from './module-entries/commerce.ts';
import { commerceDevelopmentModules } from './module-entries/commerce-development.ts';
import { contactCenterModules } from './module-entries/contact-center.ts';
import { copilotStudioModules } from './module-entries/copilot-studio.ts';
import { customerInsightsModules } from './module-entries/customer-insights.ts';
import { customerServiceModules } from './module-entries/customer-service.ts';
import { dataverseModules } from './module-entries/dataverse.ts';
import { dataverseDevelopmentModules } from './module-entries/dataverse-development.ts';
import { dualWriteModules } from './module-entries/dual-write.ts';
import { ediModules } from './module-entries/edi.ts';
import { environmentsAlmModules } from './module-entries/environments-alm.ts';
import { fieldServiceModules } from './module-entries/field-service.ts';
import { financeOperationsModules } from './module-entries/finance-operations.ts';
import { foDevelopmentModules } from './module-entries/fo-development.ts';
import { humanResourcesModules } from './module-entries/human-resources.ts';
import { isvSolutionsModules } from './module-entries/isv-solutions.ts';
import { marketingModules } from './module-entries/marketing.ts';
import { microsoftFabricModules } from './module-entries/microsoft-fabric.ts';
import type { ModuleEntry } from './module-entries/module-entry.ts';
import { powerPagesModules } from './module-entries/power-pages.ts';
import { powerPlatformModules } from './module-entries/power-platform.ts';
import { projectOperationsModules } from './module-entries/project-operations.ts';
import { salesModules } from './module-entries/sales.ts';
import { supplyChainModules } from './module-entries/supply-chain.ts';
import { testAutomationModules } from './module-entries/test-automation.ts';
import { furtherSkills, type SkillId } from './skills.ts';

const modulesByProduct = {
  'finance-operations': financeOperationsModules,
  sales: salesModules,
  'customer-service': customerServiceModules,
  marketing: marketingModules,
  'field-service': fieldServiceModules,
  'supply-chain': supplyChainModules,
  commerce: commerceModules,
  'human-resources': humanResourcesModules,
  'power-platform': powerPlatformModules,
  'business-central': businessCentralModules,
  'project-operations': projectOperationsModules,
  'customer-insights': customerInsightsModules,
  'contact-center': contactCenterModules,
  dataverse: dataverseModules,
  'power-pages': powerPagesModules,
  'copilot-studio': copilotStudioModules,
  'ai-builder': aiBuilderModules,
  'microsoft-fabric': microsoftFabricModules,
  'dual-write': dualWriteModules,
  'fo-development': foDevelopmentModules,
  'al-development': alDevelopmentModules,
  'dataverse-development': dataverseDevelopmentModules,
  'commerce-development': commerceDevelopmentModules,
  edi: ediModules,
  'test-automation': testAutomationModules,
  'environments-alm': environmentsAlmModules,
  'isv-solutions': isvSolutionsModules,
} as const satisfies Partial<Record<SkillId, readonly ModuleEntry<SkillId>[]>>;

/** A primary skill that has modules: a product, or a technique with its parts. */
export type ProductId = keyof typeof modulesByProduct;
export type ModuleId = (typeof modulesByProduct)[ProductId][number]['id'];
export type Module = ModuleEntry<ProductId> & { readonly id: ModuleId };

/** The nine products of the specification, in the order of the skills. */
export const specifiedProductIds = [
  'finance-operations',
  'sales',
  'customer-service',
  'marketing',
  'field-service',
  'supply-chain',
  'commerce',
  'human-resources',
  'power-platform',
] as const satisfies readonly ProductId[];

/** All skills with modules, in the order of the skills. */
export const productIds: readonly ProductId[] = [
  ...specifiedProductIds,
  ...furtherSkills.map(({ id }) => id),
];

export const modules: readonly Module[] = productIds.flatMap(
  (productId): readonly Module[] => modulesByProduct[productId],
);
export const { ids: moduleIds, byId: moduleById, has: isModuleId } = indexEntries(modules);

const productOfModule = new Map<string, ProductId>(
  productIds.flatMap((productId) =>
    modulesByProduct[productId].map(({ id }): [string, ProductId] => [id, productId]),
  ),
);

/** Whether this skill has modules. */
export function isProductId(skillId: string): skillId is ProductId {
  return Object.hasOwn(modulesByProduct, skillId);
}

/** The modules of a skill, in the order of the pickers; none for a skill that is no product. */
export function modulesOf(skillId: string): readonly Module[] {
  return isProductId(skillId) ? modulesByProduct[skillId] : [];
}

/** The product a module belongs to. Throws a RangeError for a string that was never checked. */
export function skillOfModule(moduleId: ModuleId): ProductId {
  const productId = productOfModule.get(moduleId);
  if (!productId) throw new RangeError(`The catalogue has no module "${moduleId}".`);
  return productId;
}
