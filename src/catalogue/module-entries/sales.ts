import type { ModuleEntry } from './module-entry.ts';

export const salesModules = [
  {
    id: 'sales.lead-management',
    name: 'Lead Management',
    aliases: ['Leads', 'Lead qualification'],
  },
  {
    id: 'sales.opportunity-management',
    name: 'Opportunity Management',
    aliases: ['Opportunities', 'Pipeline management'],
  },
  {
    id: 'sales.accounts-and-contacts',
    name: 'Accounts and Contacts',
    aliases: ['Account management', 'Contact management'],
  },
  {
    id: 'sales.product-catalog',
    name: 'Product Catalog',
    aliases: ['Product catalogue', 'Price lists'],
  },
  {
    id: 'sales.quotes-orders-and-invoices',
    name: 'Quotes, Orders, and Invoices',
    aliases: ['Quotes', 'CPQ', 'Quote to cash'],
  },
  { id: 'sales.sales-forecasting', name: 'Sales Forecasting', aliases: ['Forecasting'] },
  { id: 'sales.goal-management', name: 'Goal Management', aliases: ['Sales goals'] },
  {
    id: 'sales.sales-accelerator',
    name: 'Sales Accelerator',
    aliases: ['Sales sequences', 'Sales Insights', 'Predictive lead scoring'],
  },
  {
    id: 'sales.conversation-intelligence',
    name: 'Conversation Intelligence',
    aliases: ['Call intelligence'],
  },
  {
    id: 'sales.copilot-in-sales',
    name: 'Copilot in Sales',
    aliases: ['Copilot for Sales', 'Viva Sales', 'Sales agents', 'Sales Qualification Agent'],
  },
] as const satisfies readonly ModuleEntry<'sales'>[];
