import type { ModuleEntry } from './module-entry.ts';

export const financeOperationsModules = [
  {
    id: 'finance-operations.general-ledger',
    name: 'General Ledger',
    aliases: ['GL', 'Chart of accounts', 'Financial dimensions'],
  },
  {
    id: 'finance-operations.accounts-payable',
    name: 'Accounts Payable',
    aliases: ['AP', 'Vendor invoices'],
  },
  {
    id: 'finance-operations.accounts-receivable',
    name: 'Accounts Receivable',
    aliases: ['AR', 'Customer invoices'],
  },
  {
    id: 'finance-operations.cash-and-bank-management',
    name: 'Cash and Bank Management',
    aliases: ['Cash management', 'Bank reconciliation'],
  },
  {
    id: 'finance-operations.credit-and-collections',
    name: 'Credit and Collections',
    aliases: ['Collections', 'Credit management'],
  },
  { id: 'finance-operations.fixed-assets', name: 'Fixed Assets', aliases: ['Depreciation'] },
  {
    id: 'finance-operations.asset-leasing',
    name: 'Asset Leasing',
    aliases: ['Lease accounting', 'IFRS 16'],
  },
  {
    id: 'finance-operations.budgeting',
    name: 'Budgeting',
    aliases: ['Budget control', 'Budget planning'],
  },
  { id: 'finance-operations.cost-accounting', name: 'Cost Accounting', aliases: [] },
  {
    id: 'finance-operations.financial-reporting',
    name: 'Financial Reporting',
    aliases: ['Management Reporter', 'Financial Reporter'],
  },
  { id: 'finance-operations.tax', name: 'Tax', aliases: ['Sales tax', 'VAT', 'Tax Calculation'] },
  {
    id: 'finance-operations.subscription-billing',
    name: 'Subscription Billing',
    aliases: ['Recurring billing', 'Revenue recognition'],
  },
  {
    id: 'finance-operations.expense-management',
    name: 'Expense Management',
    aliases: ['Expense reports'],
  },
  {
    id: 'finance-operations.project-management-and-accounting',
    name: 'Project Management and Accounting',
    aliases: ['Project accounting', 'PMA'],
  },
] as const satisfies readonly ModuleEntry<'finance-operations'>[];
