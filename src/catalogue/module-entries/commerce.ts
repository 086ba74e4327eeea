import type { ModuleEntry } from './module-entry.ts';

export const commerceModules = [
  {
    id: 'commerce.store-commerce',
    name: 'Store Commerce',
    aliases: ['POS', 'Point of sale', 'Modern POS', 'MPOS', 'Cloud POS'],
  },
  {
    id: 'commerce.e-commerce',
    name: 'E-Commerce',
    aliases: ['Ecommerce', 'Online store', 'Site builder'],
  },
  {
    id: 'commerce.call-center-sales',
    name: 'Call Center Sales',
    aliases: ['Call center', 'Call centre', 'Mail order'],
  },
  {
    id: 'commerce.catalogs-and-assortments',
    name: 'Catalogs and Assortments',
    aliases: ['Assortments', 'Merchandising'],
  },
  {
    id: 'commerce.pricing-and-discounts',
    name: 'Pricing and Discounts',
    aliases: ['Discounts', 'Promotions', 'Trade agreements'],
  },
  { id: 'commerce.loyalty-programs', name: 'Loyalty Programs', aliases: ['Loyalty', 'Gift cards'] },
  {
    id: 'commerce.distributed-order-management',
    name: 'Distributed Order Management',
    aliases: ['Order fulfillment', 'Order fulfilment'],
  },
  {
    id: 'commerce.commerce-scale-unit',
    name: 'Commerce Scale Unit',
    aliases: ['CSU', 'Retail Server', 'Headless commerce'],
  },
] as const satisfies readonly ModuleEntry<'commerce'>[];
