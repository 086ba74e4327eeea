import type { ModuleEntry } from './module-entry.ts';

export const customerServiceModules = [
  {
    id: 'customer-service.case-management',
    name: 'Case Management',
    aliases: ['Cases', 'Ticketing', 'Incidents'],
  },
  {
    id: 'customer-service.knowledge-management',
    name: 'Knowledge Management',
    aliases: ['Knowledge base', 'Knowledge articles'],
  },
  {
    id: 'customer-service.omnichannel-for-customer-service',
    name: 'Omnichannel for Customer Service',
    aliases: ['Omnichannel', 'Live chat', 'Voice channel', 'Digital messaging'],
  },
  {
    id: 'customer-service.unified-routing',
    name: 'Unified Routing',
    aliases: ['Queues', 'Case routing', 'Work classification'],
  },
  {
    id: 'customer-service.service-level-agreements',
    name: 'Service-Level Agreements',
    aliases: ['SLA', 'SLAs'],
  },
  { id: 'customer-service.entitlements', name: 'Entitlements', aliases: [] },
  {
    id: 'customer-service.service-scheduling',
    name: 'Service Scheduling',
    aliases: ['Customer Service scheduling'],
  },
  {
    id: 'customer-service.copilot-service-workspace',
    name: 'Copilot Service Workspace',
    aliases: ['Customer Service workspace', 'Agent workspace', 'Unified Service Desk'],
  },
] as const satisfies readonly ModuleEntry<'customer-service'>[];
