import { extraSkills } from '#catalogue/extra-skills.ts';
import { modulesOf, type ProductId, productIds } from '#catalogue/modules.ts';
import { notSure } from '#catalogue/project-requirements.ts';
import { skillById } from '#catalogue/skills.ts';

/** For who cannot tell which. */
const notSureGroup = {
  label: '',
  options: [
    {
      value: notSure,
      label: 'Not sure',
      aliases: ['Do not know', 'Unsure'],
    },
  ],
};

/** "Not sure", and all modules by product. Each is also found by its product's names, present and former. */
export const moduleGroups = [notSureGroup, ...productIds.map(modulesOfProduct)];

function modulesOfProduct(productId: ProductId) {
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
}

/** The extra skills, in one group without a heading. */
export const extraSkillGroups = [
  {
    label: '',
    options: extraSkills.map(({ id, name, aliases }) => ({ value: id, label: name, aliases })),
  },
];
