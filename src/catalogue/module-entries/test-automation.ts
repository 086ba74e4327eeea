import type { ModuleEntry } from './module-entry.ts';

export const testAutomationModules = [
  {
    id: 'test-automation.rsat',
    name: 'RSAT',
    aliases: ['Regression Suite Automation Tool', 'Regression suite', 'Task recorder'],
  },
  {
    id: 'test-automation.ui-tests',
    name: 'UI Test Automation',
    aliases: ['EasyRepro', 'Playwright', 'Playwright tests', 'Selenium'],
  },
  {
    id: 'test-automation.power-apps',
    name: 'Power Apps Test Engine',
    aliases: ['Test Engine', 'Power Apps Test Studio', 'Test Studio'],
  },
  {
    id: 'test-automation.performance',
    name: 'Performance Testing',
    aliases: ['Load testing', 'Load tests'],
  },
] as const satisfies readonly ModuleEntry<'test-automation'>[];
