import { certifications, labelOfCertification } from '#catalogue/certifications.ts';
import { isProductId } from '#catalogue/modules.ts';
import { isFurtherProductId, type ProfileSkill, profileSkills } from '#catalogue/profile-skills.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { ChoiceGroup } from '#ui/primitives/searchable-choices.ts';

const optionOf = ({ id, name, microsoftName, aliases }: ProfileSkill) => ({
  value: id,
  label: name,
  aliases: microsoftName ? [microsoftName, ...aliases] : aliases,
});

const isProduct = (id: string) => isProductId(id) || isFurtherProductId(id);

const kinds: readonly { label: string; includes: (skill: ProfileSkill) => boolean }[] = [
  { label: 'Products', includes: ({ id }) => isProduct(id) },
  {
    label: 'Power Platform and Azure',
    includes: ({ id, microsoftName }) => !isProduct(id) && microsoftName !== null,
  },
  { label: 'Services', includes: ({ microsoftName }) => microsoftName === null },
];

const groupsOf = (listed: readonly ProfileSkill[]): ChoiceGroup[] =>
  kinds.map(({ label, includes }) => ({ label, options: listed.filter(includes).map(optionOf) }));

/** The primary skills to choose from, by kind. */
export const primarySkillGroups: readonly ChoiceGroup[] = groupsOf(
  profileSkills.filter(({ id }) => isSkillId(id)),
);

/** The secondary skills to choose from, by kind; those named in `without` are left out. */
export const secondarySkillGroups = (without: readonly string[]): ChoiceGroup[] =>
  groupsOf(profileSkills.filter(({ id }) => !without.includes(id)));

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
