import { indexEntries } from './index-entries.ts';
import { commerceModules } from './module-entries/commerce.ts';
import { customerServiceModules } from './module-entries/customer-service.ts';
import { fieldServiceModules } from './module-entries/field-service.ts';
import { financeOperationsModules } from './module-entries/finance-operations.ts';
import { humanResourcesModules } from './module-entries/human-resources.ts';
import { marketingModules } from './module-entries/marketing.ts';
import type { ModuleEntry } from './module-entries/module-entry.ts';
import { powerPlatformModules } from './module-entries/power-platform.ts';
import { salesModules } from './module-entries/sales.ts';
import { supplyChainModules } from './module-entries/supply-chain.ts';
import type { SkillId } from './skills.ts';

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
} as const satisfies Partial<Record<SkillId, readonly ModuleEntry<SkillId>[]>>;

/** A primary skill that is a product with modules. */
export type ProductId = keyof typeof modulesByProduct;
export type ModuleId = (typeof modulesByProduct)[ProductId][number]['id'];
export type Module = ModuleEntry<ProductId> & { readonly id: ModuleId };

/** The nine products, in the order of the skills. */
export const productIds = [
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

export const modules: readonly Module[] = productIds.flatMap(
  (productId): readonly Module[] => modulesByProduct[productId],
);
export const { ids: moduleIds, byId: moduleById, has: isModuleId } = indexEntries(modules);

const productOfModule = new Map<string, ProductId>(
  productIds.flatMap((productId) =>
    modulesByProduct[productId].map(({ id }): [string, ProductId] => [id, productId]),
  ),
);

/** Whether this skill is a product with modules. */
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
