import type { ModuleId } from '#catalogue/modules.ts';
import type { SkillId } from '#catalogue/skills.ts';
import type { TellingWord } from '#catalogue/telling-weights.ts';
import type {
  ConsultantOffer,
  ProjectNeed,
} from '#features/profiles/matching/rules/match-score.ts';

/** What the project of the example says, and what its consultant has written. */
export const exampleTexts = {
  title: 'Month-end close takes nine days',
  description:
    'Intercompany postings hold up the close, and our auditors wait for the trial balance. We sell to hotels in six countries.',
  written:
    'Before consulting I was a controller in a hotel group. I have brought month-end close below five days at four companies, with intercompany rules that people understand.',
} as const;

/** The words of both as they are read, a test sees to that: this page loads without what reads them. */
const exampleWords: readonly TellingWord[] = [
  { typed: 'Month-end close', weight: 4, keys: ['~month end close', '~month end'] },
  { typed: 'General Ledger', weight: 2, keys: ['@finance-operations.general-ledger'] },
  { typed: 'Financial Reporting', weight: 2, keys: ['@finance-operations.financial-reporting'] },
  { typed: 'Intercompany', weight: 3, keys: ['~intercompany'] },
  { typed: 'Accounts Payable', weight: 2, keys: ['@finance-operations.accounts-payable'] },
  { typed: 'auditors', weight: 3, keys: ['~auditors'] },
  { typed: 'trial balance', weight: 4, keys: ['~trial balance'] },
  { typed: 'hotels', weight: 2, keys: ['hotel'] },
];
const exampleWritten: readonly string[] = [
  '@finance-operations.accounts-payable',
  '@finance-operations.financial-reporting',
  '@finance-operations.general-ledger',
  'controller',
  'hotel',
  '~intercompany',
  '~month end',
  '~month end close',
];

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
  workArrangement: 'remote',
  place: '',
  words: exampleWords,
} as const satisfies ProjectNeed & { modules: readonly ModuleId[] };

/** Someone who knows two of the three modules and asks for a little more than the budget affords. */
export const exampleOffer = {
  primarySkills: ['finance-operations'],
  secondarySkills: ['power-bi'],
  modules: ['finance-operations.general-ledger', 'finance-operations.accounts-payable'],
  hourlyRateUsd: 100,
  availability: 'available',
  workArrangement: 'both',
  city: 'Leeds',
  country: 'uk',
  yearsExperience: 8,
  verifiedCertifications: [],
  written: exampleWritten,
} as const satisfies ConsultantOffer & {
  primarySkills: readonly SkillId[];
  secondarySkills: readonly SkillId[];
  modules: readonly ModuleId[];
};
