import type { ModuleEntry } from './module-entry.ts';

export const isvSolutionsModules = [
  {
    id: 'isv-solutions.ap-automation',
    name: 'AP Automation Add-Ons',
    aliases: ['AP automation', 'Continia Document Capture', 'Continia'],
  },
  {
    id: 'isv-solutions.document-output',
    name: 'Document Output Add-Ons',
    aliases: ['Documents Corepack', 'Docentric'],
  },
  {
    id: 'isv-solutions.tax-engines',
    name: 'Tax Engines',
    aliases: ['Tax engine'],
  },
  {
    id: 'isv-solutions.payments',
    name: 'Payments and Banking Add-Ons',
    aliases: ['SK Global', 'Payment automation'],
  },
  {
    id: 'isv-solutions.payroll',
    name: 'Payroll Add-Ons',
    aliases: ['Payroll add-on', 'Payroll integration'],
  },
  {
    id: 'isv-solutions.shipping',
    name: 'Shipping and Carrier Add-Ons',
    aliases: ['ShipIT', 'Carrier integration add-on', 'Multi-carrier shipping'],
  },
  {
    id: 'isv-solutions.warehouse-mobility',
    name: 'Warehouse Mobility Add-Ons',
    aliases: ['Tasklet', 'Insight Works', 'Warehouse Insight'],
  },
  {
    id: 'isv-solutions.product-configuration',
    name: 'Product Configuration Add-Ons',
    aliases: ['CPQ add-on'],
  },
  {
    id: 'isv-solutions.reporting',
    name: 'Reporting Add-Ons',
    aliases: ['Jet Analytics'],
  },
  {
    id: 'isv-solutions.rental-and-lease',
    name: 'Rental and Lease Add-Ons',
    aliases: ['DynaRent', 'Rental add-on', 'Equipment rental'],
  },
  {
    id: 'isv-solutions.industry',
    name: 'Industry Add-Ons',
    aliases: ['LS Central', 'LS Retail', 'Aptean', 'Industry add-on'],
  },
  {
    id: 'isv-solutions.e-signature',
    name: 'E-Signature',
    aliases: [],
  },
  {
    id: 'isv-solutions.telephony',
    name: 'Telephony Add-Ons',
    aliases: ['CTI add-on', 'CTI integration'],
  },
  {
    id: 'isv-solutions.data-tools',
    name: 'Data Integration Tools',
    aliases: ['Jitterbit', 'Celigo'],
  },
  { id: 'isv-solutions.field-mobility', name: 'Field Mobility Add-Ons', aliases: ['Resco'] },
  {
    id: 'isv-solutions.document-management',
    name: 'Document Management Add-Ons',
    aliases: ['Document management add-on', 'SharePoint integration add-on'],
  },
] as const satisfies readonly ModuleEntry<'isv-solutions'>[];
