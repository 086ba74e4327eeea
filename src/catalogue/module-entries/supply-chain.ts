import type { ModuleEntry } from './module-entry.ts';

export const supplyChainModules = [
  {
    id: 'supply-chain.inventory-management',
    name: 'Inventory Management',
    aliases: ['Inventory', 'Stock management'],
  },
  {
    id: 'supply-chain.warehouse-management',
    name: 'Warehouse Management',
    aliases: ['WMS', 'Warehousing', 'Warehouse Management mobile app'],
  },
  {
    id: 'supply-chain.procurement-and-sourcing',
    name: 'Procurement and Sourcing',
    aliases: ['Procurement', 'Purchasing', 'Procure to pay'],
  },
  {
    id: 'supply-chain.product-information-management',
    name: 'Product Information Management',
    aliases: ['PIM', 'Released products', 'Product configuration'],
  },
  {
    id: 'supply-chain.production-control',
    name: 'Production Control',
    aliases: [
      'Manufacturing',
      'Discrete manufacturing',
      'Process manufacturing',
      'Lean manufacturing',
    ],
  },
  {
    id: 'supply-chain.master-planning',
    name: 'Master Planning',
    aliases: ['MRP', 'Planning Optimization', 'Demand planning'],
  },
  {
    id: 'supply-chain.transportation-management',
    name: 'Transportation Management',
    aliases: ['TMS', 'Freight'],
  },
  {
    id: 'supply-chain.asset-management',
    name: 'Asset Management',
    aliases: ['Enterprise asset management', 'EAM', 'Maintenance'],
  },
] as const satisfies readonly ModuleEntry<'supply-chain'>[];
