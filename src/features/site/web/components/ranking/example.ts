import type { ModuleId } from '#catalogue/modules.ts';
import type { SkillId } from '#catalogue/skills.ts';
import type { ConsultantOffer, ProjectNeed } from '#features/matching/rules/match-score.ts';

/** A project of middling size, in which not everything fits. */
export const exampleNeed = {
  modules: [
    'finance-operations.general-ledger',
    'finance-operations.accounts-payable',
    'finance-operations.accounts-receivable',
  ],
  extraSkills: [],
  timeline: '3-6-months',
  budgetMaxUsd: 50_000,
} as const satisfies ProjectNeed & { modules: readonly ModuleId[] };

/** Somebody who knows two of the three modules and asks for a little more than the budget affords. */
export const exampleOffer = {
  primarySkills: ['finance-operations'],
  secondarySkills: ['power-bi'],
  modules: ['finance-operations.general-ledger', 'finance-operations.accounts-payable'],
  hourlyRateUsd: 100,
  availability: 'available',
  yearsExperience: 8,
  verifiedCertifications: [],
} as const satisfies ConsultantOffer & {
  primarySkills: readonly SkillId[];
  secondarySkills: readonly SkillId[];
  modules: readonly ModuleId[];
};
