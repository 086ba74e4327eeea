import type { ModuleEntry } from './module-entry.ts';

export const projectOperationsModules = [
  {
    id: 'project-operations.project-planning',
    name: 'Project Planning',
    aliases: ['Work breakdown structure', 'Project schedule'],
  },
  {
    id: 'project-operations.quotes-and-contracts',
    name: 'Project Quotes and Contracts',
    aliases: ['Project quotes', 'Project contract'],
  },
  {
    id: 'project-operations.pricing-and-costing',
    name: 'Project Pricing and Costing',
    aliases: ['Project price lists', 'Project cost rates', 'Project costing'],
  },
  {
    id: 'project-operations.resource-management',
    name: 'Resource Management',
    aliases: ['Project resourcing', 'Resource booking'],
  },
  {
    id: 'project-operations.time-and-expense',
    name: 'Project Time and Expense',
    aliases: ['Time and expense'],
  },
  {
    id: 'project-operations.invoicing',
    name: 'Project Operations Invoicing',
    aliases: ['Project invoices'],
  },
  {
    id: 'project-operations.revenue-recognition',
    name: 'Project Revenue Recognition',
    aliases: ['Estimate projects'],
  },
  {
    id: 'project-operations.subcontracting',
    name: 'Project Subcontracting',
    aliases: ['Subcontractor management'],
  },
  {
    id: 'project-operations.integrated-deployment',
    name: 'Project Operations Integrated',
    aliases: [
      'Project Operations integrated with ERP',
      'Project Operations for resource based scenarios',
      'Project Operations for stocked scenarios',
    ],
  },
] as const satisfies readonly ModuleEntry<'project-operations'>[];
