import type { ModuleEntry } from './module-entry.ts';

export const dualWriteModules = [
  {
    id: 'dual-write.table-maps',
    name: 'Dual-Write Table Maps',
    aliases: ['Dual-write maps', 'Dual-write mappings'],
  },
  {
    id: 'dual-write.initial-write',
    name: 'Dual-Write Initial Write',
    aliases: ['Dual-write initial sync', 'Dual-write setup'],
  },
  {
    id: 'dual-write.party-model',
    name: 'Party and Global Address Book',
    aliases: ['Global address book'],
  },
  {
    id: 'dual-write.virtual-entities',
    name: 'Finance and Operations Virtual Entities',
    aliases: ['F&O virtual entities', 'Finance and operations virtual tables'],
  },
] as const satisfies readonly ModuleEntry<'dual-write'>[];
