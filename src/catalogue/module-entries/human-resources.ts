import type { ModuleEntry } from './module-entry.ts';

export const humanResourcesModules = [
  {
    id: 'human-resources.personnel-management',
    name: 'Personnel Management',
    aliases: ['Employee records', 'Jobs and positions', 'Worker management'],
  },
  {
    id: 'human-resources.benefits-management',
    name: 'Benefits Management',
    aliases: ['Benefits', 'Open enrollment'],
  },
  {
    id: 'human-resources.leave-and-absence',
    name: 'Leave and Absence',
    aliases: ['Leave', 'Absence management', 'Time off'],
  },
  {
    id: 'human-resources.compensation-management',
    name: 'Compensation Management',
    aliases: ['Compensation', 'Salary planning'],
  },
  {
    id: 'human-resources.performance-management',
    name: 'Performance Management',
    aliases: ['Performance reviews'],
  },
  {
    id: 'human-resources.learning-and-courses',
    name: 'Learning and Courses',
    aliases: ['Learning management', 'Course management', 'Employee training'],
  },
  {
    id: 'human-resources.recruiting-and-onboarding',
    name: 'Recruiting and Onboarding',
    aliases: ['Recruiting', 'Recruitment', 'Onboarding', 'Talent acquisition'],
  },
  {
    id: 'human-resources.employee-and-manager-self-service',
    name: 'Employee and Manager Self-Service',
    aliases: ['Employee self-service', 'ESS', 'Manager self-service'],
  },
] as const satisfies readonly ModuleEntry<'human-resources'>[];
