import type { ModuleEntry } from './module-entry.ts';

export const dataverseDevelopmentModules = [
  {
    id: 'dataverse-development.plug-ins',
    name: 'Plug-ins',
    aliases: [
      'Plugins',
      'Plug-in',
      'Dataverse plug-ins',
      'Dataverse plugin',
      'CRM plugins',
      'Plug-in development',
      'Plugin development',
    ],
  },
  {
    id: 'dataverse-development.pcf',
    name: 'PCF Controls',
    aliases: ['PCF', 'PCF control', 'Power Apps component framework', 'Code components'],
  },
  {
    id: 'dataverse-development.client-scripting',
    name: 'Client Scripting',
    aliases: ['Client-side scripting', 'Form scripting', 'Model-driven app scripting'],
  },
  {
    id: 'dataverse-development.custom-apis',
    name: 'Dataverse Custom APIs',
    aliases: ['Dataverse custom API', 'Dataverse Web API', 'Custom workflow activities'],
  },
  {
    id: 'dataverse-development.code-apps',
    name: 'Power Apps Code Apps',
    aliases: ['Code apps', 'Generative pages'],
  },
] as const satisfies readonly ModuleEntry<'dataverse-development'>[];
