import { indexEntries } from './index-entries.ts';
import { type FurtherSkillId, furtherSkills, otherNamesOf } from './skills.ts';

interface ExtraSkillEntry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

// Four of them are primary skills too: the same id, so that a project asking for one finds the
// consultants who offer the other. Their aliases stand with the primary skill.
const entries = [
  { id: 'data-migration', name: 'Data Migration', aliases: [] },
  {
    id: 'system-integration',
    name: 'System Integration',
    aliases: ['Integration', 'Integrations', 'Middleware'],
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

/** A skill a project may ask for besides modules. */
export type ExtraSkillId = (typeof entries)[number]['id'] | FurtherSkillId;
export type ExtraSkill = ExtraSkillEntry & { readonly id: ExtraSkillId };

/** Those of the specification, then the primary skills that stand beside its products. */
export const extraSkills: readonly ExtraSkill[] = [
  ...entries,
  ...furtherSkills.map((skill) => ({
    id: skill.id,
    name: skill.name,
    aliases: otherNamesOf(skill),
  })),
];
export const {
  ids: extraSkillIds,
  byId: extraSkillById,
  has: isExtraSkillId,
} = indexEntries(extraSkills);
