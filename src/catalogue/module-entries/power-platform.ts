import type { ModuleEntry } from './module-entry.ts';

export const powerPlatformModules = [
  {
    id: 'power-platform.dataverse',
    name: 'Dataverse',
    aliases: ['Microsoft Dataverse', 'Common Data Service', 'CDS'],
  },
  { id: 'power-platform.canvas-apps', name: 'Canvas Apps', aliases: ['Canvas app', 'Power Fx'] },
  {
    id: 'power-platform.model-driven-apps',
    name: 'Model-Driven Apps',
    aliases: ['Model-driven app'],
  },
  {
    id: 'power-platform.cloud-flows',
    name: 'Cloud Flows',
    aliases: ['Cloud flow', 'Automated flows'],
  },
  {
    id: 'power-platform.desktop-flows',
    name: 'Desktop Flows',
    aliases: ['Desktop flow', 'RPA', 'Power Automate Desktop', 'Robotic process automation'],
  },
  {
    id: 'power-platform.power-bi-reports',
    name: 'Power BI Reports',
    aliases: ['Power BI report', 'Power BI dashboards', 'Power BI dashboard'],
  },
  {
    id: 'power-platform.power-pages',
    name: 'Power Pages',
    aliases: ['Power Apps portals', 'Dynamics portals'],
  },
  {
    id: 'power-platform.copilot-studio',
    name: 'Copilot Studio',
    aliases: ['Microsoft Copilot Studio', 'Power Virtual Agents', 'PVA', 'Chatbots'],
  },
  { id: 'power-platform.ai-builder', name: 'AI Builder', aliases: ['AI models'] },
] as const satisfies readonly ModuleEntry<'power-platform'>[];
