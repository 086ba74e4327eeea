import type { ModuleEntry } from './module-entry.ts';

export const dataverseModules = [
  {
    id: 'dataverse.data-modelling',
    name: 'Dataverse Data Modelling',
    aliases: ['Dataverse data modeling', 'Dataverse data model', 'Dataverse tables'],
  },
  {
    id: 'dataverse.security',
    name: 'Dataverse Security Model',
    aliases: [
      'Dataverse security',
      'Dataverse security roles',
      'Column-level security',
      'Field-level security',
    ],
  },
  {
    id: 'dataverse.virtual-tables',
    name: 'Dataverse Virtual Tables',
    aliases: ['Dataverse virtual entities'],
  },
  {
    id: 'dataverse.dataflows',
    name: 'Dataverse Dataflows',
    aliases: ['Power Platform dataflows', 'Dataverse data import'],
  },
  {
    id: 'dataverse.search',
    name: 'Dataverse Search and Intelligence',
    aliases: ['Dataverse search', 'Dataverse knowledge'],
  },
  {
    id: 'dataverse.capacity',
    name: 'Dataverse Storage and Capacity',
    aliases: ['Dataverse capacity', 'Dataverse storage', 'Dataverse long-term retention'],
  },
  {
    id: 'dataverse.administration',
    name: 'Dataverse Administration',
    aliases: ['Dataverse auditing', 'Dataverse environments'],
  },
] as const satisfies readonly ModuleEntry<'dataverse'>[];
