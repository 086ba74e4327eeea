import type { EditableClaimId } from '#features/site-operations/site-settings/rules/claims.ts';
import type { ComplexityId } from './release-waves.ts';

export interface ComplexityLevel {
  id: ComplexityId;
  name: string;
  duration: string;
  meaning: string;
}

/** How long work of each kind takes, from the simplest. */
export const complexityLevels: readonly ComplexityLevel[] = [
  {
    id: 'configuration',
    name: 'Basic configuration',
    duration: '1-2 weeks',
    meaning: 'Switch on, set up, test and train. No code; one consultant is usually enough.',
  },
  {
    id: 'development',
    name: 'Custom development',
    duration: '4-8 weeks',
    meaning:
      'Extensions, integrations and reports of your own, with a test environment and a release.',
  },
  {
    id: 'ai',
    name: 'AI implementation',
    duration: '3-6 months',
    meaning:
      'Copilot and agents: clean data, permissions, guard rails, a pilot and a measured roll-out.',
  },
  {
    id: 'architecture',
    name: 'Enterprise architecture',
    duration: '6-12 months',
    meaning:
      'Several apps, environments or countries at once: data model, security and governance first.',
  },
];

export interface ExpertiseBenefit {
  claim: EditableClaimId;
  explanation: string;
}

/** What well-made projects bring, as the site states it. */
export const expertiseBenefits: readonly ExpertiseBenefit[] = [
  {
    claim: 'manualTasks',
    explanation: 'Entry, matching and follow-up move into flows and agents that people supervise.',
  },
  {
    claim: 'taskSpeed',
    explanation:
      'Research, drafting and look-ups happen where the work is, with the context filled in.',
  },
  {
    claim: 'operatingCost',
    explanation: 'Fewer hand-overs and fewer corrections, and licences that are really used.',
  },
];
