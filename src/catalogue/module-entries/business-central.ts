import type { ModuleEntry } from './module-entry.ts';

export const businessCentralModules = [
  {
    id: 'business-central.finance',
    name: 'Business Central Finance',
    aliases: [
      'BC finance',
      'Business Central financials',
      'Business Central financial management',
      'Business Central general ledger',
    ],
  },
  {
    id: 'business-central.sales-and-receivables',
    name: 'Business Central Sales and Receivables',
    aliases: ['Business Central sales', 'BC sales', 'Business Central receivables'],
  },
  {
    id: 'business-central.purchasing-and-payables',
    name: 'Business Central Purchasing and Payables',
    aliases: ['Business Central purchasing', 'BC purchasing', 'Business Central payables'],
  },
  {
    id: 'business-central.inventory',
    name: 'Business Central Inventory',
    aliases: ['BC inventory', 'Item charges'],
  },
  {
    id: 'business-central.warehouse',
    name: 'Business Central Warehouse Management',
    aliases: ['Business Central warehouse', 'BC warehouse', 'BC WMS'],
  },
  {
    id: 'business-central.manufacturing',
    name: 'Business Central Manufacturing',
    aliases: ['BC manufacturing', 'Business Central production', 'BC production'],
  },
  {
    id: 'business-central.assembly',
    name: 'Assembly Management',
    aliases: ['Assembly orders', 'Assembly BOM'],
  },
  {
    id: 'business-central.planning',
    name: 'Business Central Planning',
    aliases: ['Planning worksheet', 'Requisition worksheet', 'BC planning'],
  },
  {
    id: 'business-central.projects',
    name: 'Business Central Projects',
    aliases: ['Business Central jobs', 'BC jobs', 'BC projects'],
  },
  {
    id: 'business-central.service',
    name: 'Business Central Service Management',
    aliases: ['Business Central service', 'BC service'],
  },
  {
    id: 'business-central.fixed-assets',
    name: 'Business Central Fixed Assets',
    aliases: ['BC fixed assets'],
  },
  {
    id: 'business-central.intercompany',
    name: 'Business Central Intercompany',
    aliases: ['BC intercompany', 'Business Central consolidation'],
  },
  {
    id: 'business-central.reporting',
    name: 'Business Central Reporting',
    aliases: [
      'Business Central reports',
      'Account schedules',
      'BC reporting',
      'Business Central Power BI',
    ],
  },
  {
    id: 'business-central.relationship-management',
    name: 'Business Central CRM',
    aliases: ['Business Central relationship management', 'BC CRM'],
  },
  {
    id: 'business-central.migration',
    name: 'Business Central Cloud Migration',
    aliases: [
      'NAV to Business Central',
      'NAV upgrade',
      'Business Central migration',
      'Business Central upgrade',
      'BC migration',
      'BC upgrade',
      'GP to Business Central',
    ],
  },
  {
    id: 'business-central.administration',
    name: 'Business Central Administration',
    aliases: ['Business Central admin center', 'Business Central permissions', 'BC admin'],
  },
] as const satisfies readonly ModuleEntry<'business-central'>[];
