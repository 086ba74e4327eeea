import type { ModuleEntry } from './module-entry.ts';

export const fieldServiceModules = [
  { id: 'field-service.work-orders', name: 'Work Orders', aliases: ['Work order management'] },
  {
    id: 'field-service.schedule-board',
    name: 'Schedule Board',
    aliases: ['Universal Resource Scheduling', 'URS', 'Dispatching'],
  },
  {
    id: 'field-service.resource-scheduling-optimization',
    name: 'Resource Scheduling Optimization',
    aliases: ['RSO', 'Route optimization'],
  },
  {
    id: 'field-service.field-service-mobile',
    name: 'Field Service Mobile',
    aliases: ['Field Service mobile app'],
  },
  {
    id: 'field-service.customer-assets',
    name: 'Customer Assets',
    aliases: ['Functional locations', 'Asset servicing'],
  },
  {
    id: 'field-service.agreements-and-preventive-maintenance',
    name: 'Agreements and Preventive Maintenance',
    aliases: ['Service agreements', 'Preventive maintenance'],
  },
  {
    id: 'field-service.inventory-purchasing-and-returns',
    name: 'Inventory, Purchasing, and Returns',
    aliases: ['Field inventory', 'Truck stock'],
  },
  {
    id: 'field-service.connected-field-service',
    name: 'Connected Field Service',
    aliases: ['IoT', 'Remote monitoring'],
  },
] as const satisfies readonly ModuleEntry<'field-service'>[];
