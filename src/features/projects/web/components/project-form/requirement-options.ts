import { extraSkills } from '#catalogue/extra-skills.ts';
import { modulesOf, productIds } from '#catalogue/modules.ts';
import { skillById } from '#catalogue/skills.ts';

/** All modules by product. Each is also found by its product's names, present and former. */
export const moduleGroups = productIds.map((productId) => {
  const { name, microsoftName, aliases } = skillById(productId);
  const productNames = [name, ...(microsoftName ? [microsoftName] : []), ...aliases];
  return {
    label: name,
    options: modulesOf(productId).map((module) => ({
      value: module.id,
      label: module.name,
      aliases: [...module.aliases, ...productNames],
    })),
  };
});

/** The extra skills, in one group without a heading. */
export const extraSkillGroups = [
  {
    label: '',
    options: extraSkills.map(({ id, name, aliases }) => ({ value: id, label: name, aliases })),
  },
];
