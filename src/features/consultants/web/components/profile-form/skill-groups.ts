import { certifications, labelOfCertification } from '#catalogue/certifications.ts';
import { isProductId } from '#catalogue/modules.ts';
import { type Skill, skills } from '#catalogue/skills.ts';
import type { ChoiceGroup } from '#ui/primitives/searchable-choices.ts';

const optionOf = ({ id, name, microsoftName, aliases }: Skill) => ({
  value: id,
  label: name,
  aliases: microsoftName ? [microsoftName, ...aliases] : aliases,
});

const kinds: readonly { label: string; includes: (skill: Skill) => boolean }[] = [
  { label: 'Products', includes: ({ id }) => isProductId(id) },
  {
    label: 'Power Platform and Azure',
    includes: ({ id, microsoftName }) => !isProductId(id) && microsoftName !== null,
  },
  { label: 'Services', includes: ({ microsoftName }) => microsoftName === null },
];

/** The skills to choose from, by kind; those named in `without` are left out. */
export function skillGroups(without: readonly string[] = []): ChoiceGroup[] {
  return kinds.map(({ label, includes }) => ({
    label,
    options: skills.filter((skill) => includes(skill) && !without.includes(skill.id)).map(optionOf),
  }));
}

/** The certifications to choose from. Retired ones can still be held, so they stay, marked as such. */
export const certificationGroups: readonly ChoiceGroup[] = [
  { label: 'Can be earned today', isRetired: false },
  { label: 'Retired', isRetired: true },
].map(({ label, isRetired }) => ({
  label,
  options: certifications
    .filter(({ retired }) => (retired !== null) === isRetired)
    .map(({ id, retired, successor, aliases }) => ({
      value: id,
      label: retired ? `${labelOfCertification(id)}, retired` : labelOfCertification(id),
      aliases: successor ? [...aliases, successor.name, successor.exam] : aliases,
    })),
}));
