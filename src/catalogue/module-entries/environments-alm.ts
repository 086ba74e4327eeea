import type { ModuleEntry } from './module-entry.ts';

export const environmentsAlmModules = [
  {
    id: 'environments-alm.lcs',
    name: 'Lifecycle Services',
    aliases: ['LCS', 'Dynamics Lifecycle Services', 'LCS projects'],
  },
  {
    id: 'environments-alm.ppac',
    name: 'Power Platform Admin Center',
    aliases: [
      'PPAC',
      'Power Platform admin centre',
      'Power Platform administration',
      'Power Platform admin',
    ],
  },
  {
    id: 'environments-alm.azure-devops',
    name: 'Azure DevOps for Dynamics 365',
    aliases: ['Azure DevOps', 'ADO pipelines', 'Azure Pipelines'],
  },
  {
    id: 'environments-alm.pipelines',
    name: 'Power Platform Pipelines',
    aliases: ['Power Platform build tools', 'Deployment pipelines for Power Platform'],
  },
  {
    id: 'environments-alm.solutions',
    name: 'Solutions and Deployment',
    aliases: ['Solution architecture for Dataverse'],
  },
  {
    id: 'environments-alm.governance',
    name: 'Power Platform Governance',
    aliases: ['Managed Environments', 'Power Platform CoE'],
  },
  {
    id: 'environments-alm.one-version',
    name: 'One Version and Service Updates',
    aliases: [],
  },
  {
    id: 'environments-alm.unified-developer',
    name: 'Unified Developer Experience',
    aliases: ['UDE', 'Unified environments'],
  },
] as const satisfies readonly ModuleEntry<'environments-alm'>[];
