import type { ModuleEntry } from './module-entry.ts';

export const foDevelopmentModules = [
  {
    id: 'fo-development.extensions',
    name: 'X++ Extensions',
    aliases: ['X++ extension', 'Extension model', 'F&O extensions'],
  },
  {
    id: 'fo-development.data-entities',
    name: 'Data Entities and DMF',
    aliases: [
      'F&O data entities',
      'Custom data entities',
      'Data Management Framework',
      'DMF',
      'DIXF',
    ],
  },
  {
    id: 'fo-development.electronic-reporting',
    name: 'Electronic Reporting Configurations',
    aliases: ['ER configuration', 'Regulatory Configuration Service'],
  },
  {
    id: 'fo-development.business-events',
    name: 'Business Events and Custom Services',
    aliases: ['Business events', 'X++ custom services', 'F&O custom services'],
  },
  {
    id: 'fo-development.document-reports',
    name: 'F&O Document Reports',
    aliases: ['X++ reports', 'F&O SSRS reports', 'Business document management'],
  },
  {
    id: 'fo-development.code-upgrade',
    name: 'AX Code Upgrade',
    aliases: ['AX 2012 code upgrade', 'X++ code upgrade'],
  },
  {
    id: 'fo-development.warehouse-app',
    name: 'Warehouse App Extensions',
    aliases: ['Process guide framework', 'WMS app development'],
  },
  {
    id: 'fo-development.performance',
    name: 'F&O Performance Tuning',
    aliases: ['X++ performance', 'F&O performance'],
  },
] as const satisfies readonly ModuleEntry<'fo-development'>[];
