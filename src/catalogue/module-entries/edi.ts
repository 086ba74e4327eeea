import type { ModuleEntry } from './module-entry.ts';

export const ediModules = [
  { id: 'edi.edifact', name: 'EDIFACT', aliases: ['UN/EDIFACT'] },
  { id: 'edi.x12', name: 'ANSI X12', aliases: ['X12'] },
  { id: 'edi.as2', name: 'AS2 and VAN', aliases: ['AS2', 'Value-added network'] },
  {
    id: 'edi.e-invoicing',
    name: 'E-Invoicing Networks',
    aliases: ['Peppol access point', 'Electronic invoicing service'],
  },
  {
    id: 'edi.azure',
    name: 'Azure EDI',
    aliases: ['Enterprise Integration Pack', 'Azure integration account'],
  },
] as const satisfies readonly ModuleEntry<'edi'>[];
