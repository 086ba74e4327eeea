import type { ModuleEntry } from './module-entry.ts';

export const powerPagesModules = [
  {
    id: 'power-pages.sites',
    name: 'Power Pages Sites',
    aliases: ['Power Pages design studio', 'Power Pages site'],
  },
  {
    id: 'power-pages.templates',
    name: 'Power Pages Templates and Liquid',
    aliases: ['Power Pages web templates', 'Power Pages Liquid'],
  },
  {
    id: 'power-pages.identity',
    name: 'Power Pages Identity and Permissions',
    aliases: ['Power Pages table permissions', 'Power Pages authentication'],
  },
  {
    id: 'power-pages.forms-and-lists',
    name: 'Power Pages Forms and Lists',
    aliases: ['Power Pages multistep forms'],
  },
  {
    id: 'power-pages.web-api',
    name: 'Power Pages Web API',
    aliases: ['Portals Web API', 'Power Pages code sites', 'Power Pages single-page applications'],
  },
] as const satisfies readonly ModuleEntry<'power-pages'>[];
