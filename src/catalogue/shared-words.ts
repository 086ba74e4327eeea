import type { Term } from './find-terms.ts';
import { isModuleId, skillOfModule } from './modules.ts';
import type { NeedTarget } from './needs/need-lines.ts';
import { readNeeds, type SaidPart } from './read-needs.ts';
import { isFurtherSkillId, isSkillId, type SkillId, skillById } from './skills.ts';

/** One thing that several products have under the same name: for each product, its entry of the catalogue. */
type SharedThing = Readonly<Partial<Record<SkillId, NeedTarget>>>;

/** Things that several products have under the same words, such as a warehouse. */
const sharedThings: readonly SharedThing[] = [
  // "ERP" stands for the product that the text names.
  { 'finance-operations': 'finance-operations', 'business-central': 'business-central' },
  { 'supply-chain': 'supply-chain', 'business-central': 'business-central' },
  {
    'supply-chain': 'supply-chain.warehouse-management',
    'business-central': 'business-central.warehouse',
  },
  {
    'supply-chain': 'supply-chain.inventory-management',
    'business-central': 'business-central.inventory',
    'field-service': 'field-service.inventory-purchasing-and-returns',
  },
  {
    'supply-chain': 'supply-chain.production-control',
    'business-central': 'business-central.manufacturing',
  },
  {
    'supply-chain': 'supply-chain.master-planning',
    'business-central': 'business-central.planning',
  },
  {
    'supply-chain': 'supply-chain.procurement-and-sourcing',
    'business-central': 'business-central.purchasing-and-payables',
  },
  {
    'finance-operations': 'finance-operations.general-ledger',
    'business-central': 'business-central.finance',
  },
  {
    'finance-operations': 'finance-operations.accounts-payable',
    'business-central': 'business-central.purchasing-and-payables',
  },
  {
    'finance-operations': 'finance-operations.accounts-receivable',
    'business-central': 'business-central.sales-and-receivables',
  },
  {
    'finance-operations': 'finance-operations.cash-and-bank-management',
    'business-central': 'business-central.finance',
  },
  {
    'finance-operations': 'finance-operations.tax',
    'business-central': 'business-central.finance',
  },
  {
    'finance-operations': 'finance-operations.budgeting',
    'business-central': 'business-central.finance',
  },
  {
    'finance-operations': 'finance-operations.fixed-assets',
    'business-central': 'business-central.fixed-assets',
  },
  {
    'finance-operations': 'finance-operations.financial-reporting',
    'business-central': 'business-central.reporting',
  },
  {
    'finance-operations': 'finance-operations.project-management-and-accounting',
    'project-operations': 'project-operations',
    'business-central': 'business-central.projects',
  },
  {
    'finance-operations': 'finance-operations.expense-management',
    'project-operations': 'project-operations.time-and-expense',
  },
  {
    sales: 'sales.quotes-orders-and-invoices',
    'project-operations': 'project-operations.quotes-and-contracts',
    'business-central': 'business-central.sales-and-receivables',
  },
  {
    'field-service': 'field-service.schedule-board',
    'project-operations': 'project-operations.resource-management',
  },
  {
    'customer-service': 'customer-service.unified-routing',
    'contact-center': 'contact-center.routing',
  },
  {
    'customer-service': 'customer-service.omnichannel-for-customer-service',
    'contact-center': 'contact-center.digital-channels',
  },
  { marketing: 'marketing.segments', 'customer-insights': 'customer-insights.segments' },
];

/** Names of products that are words of every business: beside another product they are its part. */
const everydayNames: Readonly<Record<string, SharedThing>> = {
  sales: { 'business-central': 'business-central.sales-and-receivables' },
  finance: { 'business-central': 'business-central.finance' },
  'supply chain': { 'business-central': 'business-central.inventory' },
  crm: { 'business-central': 'business-central.relationship-management' },
};

const isEverydayName = (phrase: string): boolean => Object.hasOwn(everydayNames, phrase);

/** The product that an entry names: itself, or that of a module such as Business Central Manufacturing. */
function productOf(id: string): SkillId | null {
  if (isSkillId(id)) return skillById(id).kind === 'product' ? id : null;
  const product = isModuleId(id) ? skillOfModule(id) : null;
  return product && isFurtherSkillId(product) && skillById(product).kind === 'product'
    ? product
    : null;
}

/** The products that a text names by a name of theirs. */
const productsIn = (parts: readonly SaidPart[]): ReadonlySet<SkillId> =>
  new Set(
    parts
      .filter(({ phrase, terms }) => terms.length === 1 && !isEverydayName(phrase))
      .flatMap(({ terms }) => terms.flatMap(({ id }) => productOf(id) ?? [])),
  );

const termFor = (id: NeedTarget): Term => {
  if (isModuleId(id)) return { kind: 'module', id };
  return isSkillId(id) ? { kind: 'skill', id } : { kind: 'extra-skill', id };
};

/** What these products have of a thing; nothing where none of them has it. */
const thingsOf = (thing: SharedThing | undefined, products: ReadonlySet<SkillId>): NeedTarget[] =>
  [...products].flatMap((product) => thing?.[product] ?? []);

/** What an entry is in the named products; null where they have none of its kind, or it is one of theirs. */
function inProducts(id: string, products: ReadonlySet<SkillId>): readonly NeedTarget[] | null {
  const thing = sharedThings.find((each) => Object.values(each).includes(id as NeedTarget));
  const things = thingsOf(thing, products);
  return things.length === 0 || things.some((each) => each === id) ? null : things;
}

function follow(part: SaidPart, products: ReadonlySet<SkillId>): SaidPart {
  const everyday = isEverydayName(part.phrase) ? everydayNames[part.phrase] : undefined;
  const asPart = part.terms.some(({ id }) => isSkillId(id) && products.has(id))
    ? []
    : thingsOf(everyday, products);
  if (asPart.length > 0) return { ...part, terms: asPart.map(termFor) };
  const ids = part.terms.flatMap((term) => inProducts(term.id, products)?.map(termFor) ?? [term]);
  const terms = [...new Map(ids.map((term) => [term.id, term])).values()];
  if (!part.need) return { ...part, terms };
  const means = part.need.means.flatMap((id) => inProducts(id, products) ?? [id]);
  return { ...part, terms, need: { ...part.need, means: [...new Set(means)] } };
}

/**
 * Reads texts that belong together. A word that stands for things of several products, such as warehouse, stands for
 * the one of the product that the same texts name.
 */
export function readTogether(texts: readonly string[]): (readonly SaidPart[])[] {
  const read = texts.map((text) => readNeeds(text));
  const products = productsIn(read.flat());
  if (products.size === 0) return read;
  return read.map((parts) => parts.map((part) => follow(part, products)));
}
