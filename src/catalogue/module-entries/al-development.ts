import type { ModuleEntry } from './module-entry.ts';

export const alDevelopmentModules = [
  {
    id: 'al-development.extensions',
    name: 'AL Extensions',
    aliases: ['AL extension', 'Per-tenant extensions', 'Per-tenant extension'],
  },
  {
    id: 'al-development.appsource',
    name: 'AppSource Apps',
    aliases: ['AppSource app', 'AppSource development'],
  },
  {
    id: 'al-development.upgrade',
    name: 'C/AL to AL Conversion',
    aliases: ['C/AL conversion', 'C/AL upgrade'],
  },
  {
    id: 'al-development.apis',
    name: 'Business Central APIs',
    aliases: ['Business Central API', 'BC API', 'Business Central web services'],
  },
  {
    id: 'al-development.report-layouts',
    name: 'Business Central Report Layouts',
    aliases: ['BC report layouts', 'RDLC layouts', 'RDLC'],
  },
  {
    id: 'al-development.containers',
    name: 'BcContainerHelper and AL-Go',
    aliases: ['BcContainerHelper', 'AL-Go', 'AL-Go for GitHub'],
  },
  {
    id: 'al-development.test-automation',
    name: 'AL Test Automation',
    aliases: ['AL test toolkit', 'AL tests', 'Page scripting'],
  },
] as const satisfies readonly ModuleEntry<'al-development'>[];
