import type { ModuleEntry } from './module-entry.ts';

export const microsoftFabricModules = [
  {
    id: 'microsoft-fabric.link',
    name: 'Link to Microsoft Fabric',
    aliases: ['Fabric Link', 'Dataverse link to Fabric', 'Dataverse Fabric Link'],
  },
  {
    id: 'microsoft-fabric.synapse-link',
    name: 'Synapse Link for Dataverse',
    aliases: [
      'Azure Synapse Link',
      'Azure Synapse Link for Dataverse',
      'Synapse Link',
      'Export to Data Lake',
    ],
  },
  {
    id: 'microsoft-fabric.lakehouse',
    name: 'OneLake and Lakehouses',
    aliases: ['OneLake', 'Lakehouse', 'Data lakehouse'],
  },
  {
    id: 'microsoft-fabric.warehouse',
    name: 'Fabric Data Warehouse',
    aliases: ['Fabric warehouse'],
  },
  {
    id: 'microsoft-fabric.data-engineering',
    name: 'Fabric Data Engineering',
    aliases: ['Fabric notebooks', 'Fabric pipelines', 'Fabric Data Factory'],
  },
  {
    id: 'microsoft-fabric.semantic-models',
    name: 'Fabric Semantic Models',
    aliases: ['Direct Lake'],
  },
  { id: 'microsoft-fabric.byod', name: 'Bring Your Own Database', aliases: ['BYOD'] },
] as const satisfies readonly ModuleEntry<'microsoft-fabric'>[];
