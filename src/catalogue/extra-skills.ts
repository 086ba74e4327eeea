import { indexEntries } from './index-entries.ts';
import type { ModuleId } from './modules.ts';
import { type FurtherProductId, furtherProducts } from './profile-skills.ts';

interface ExtraSkillEntry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The module that it is, for consultants to list. */
  readonly module?: ModuleId;
}

// Four of them are primary skills too: the same id, so that a project asking for one finds the
// consultants who offer the other. Their aliases stand with the primary skill.
const entries = [
  { id: 'data-migration', name: 'Data Migration', aliases: [] },
  {
    id: 'system-integration',
    name: 'System Integration',
    aliases: ['Integration', 'Integrations', 'Middleware', 'Dual-write'],
  },
  {
    id: 'custom-development',
    name: 'Custom Development',
    aliases: ['Bespoke development', 'Custom code'],
  },
  { id: 'training-support', name: 'Training & Support', aliases: [] },
  { id: 'business-process-analysis', name: 'Business Process Analysis', aliases: [] },
  { id: 'azure-integration', name: 'Azure Integration', aliases: [] },
  {
    id: 'workflow-automation',
    name: 'Workflow Automation',
    aliases: ['Workflow', 'Workflows', 'Process automation'],
  },
  {
    id: 'report-development',
    name: 'Report Development',
    aliases: ['Reporting', 'Reports', 'SSRS', 'Paginated reports'],
  },
  {
    id: 'mobile-app-development',
    name: 'Mobile App Development',
    aliases: ['Mobile app', 'Mobile apps', 'Mobile development'],
  },
  {
    id: 'api-development',
    name: 'API Development',
    aliases: ['API', 'APIs', 'REST API', 'OData', 'Web services'],
  },
] as const satisfies readonly ExtraSkillEntry[];

// Parts of Power Platform that stand on their own: modules too.
const platformParts = [
  {
    id: 'copilot-studio',
    name: 'Copilot Studio',
    aliases: [],
    module: 'power-platform.copilot-studio',
  },
  { id: 'power-pages', name: 'Power Pages', aliases: [], module: 'power-platform.power-pages' },
] as const satisfies readonly ExtraSkillEntry[];

/** A skill a project may ask for besides modules. */
export type ExtraSkillId =
  | (typeof entries)[number]['id']
  | FurtherProductId
  | (typeof platformParts)[number]['id'];
export type ExtraSkill = ExtraSkillEntry & { readonly id: ExtraSkillId };

export const extraSkills: readonly ExtraSkill[] = [
  ...entries,
  ...furtherProducts.map(({ id, name, microsoftName, aliases }) => ({
    id,
    name,
    aliases: microsoftName ? [microsoftName, ...aliases] : aliases,
  })),
  ...platformParts,
];
export const {
  ids: extraSkillIds,
  byId: extraSkillById,
  has: isExtraSkillId,
} = indexEntries(extraSkills);

/** The module that an extra skill is, such as Copilot Studio; undefined where it is none. */
export const moduleOfExtraSkill = (id: string): ModuleId | undefined =>
  isExtraSkillId(id) ? extraSkillById(id).module : undefined;
