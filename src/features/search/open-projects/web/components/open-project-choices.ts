import { budgetBounds, budgetRanges } from '#catalogue/enumerations/budget.ts';
import { extraSkills } from '#catalogue/extra-skills.ts';
import { isProductId, modulesOf, productIds } from '#catalogue/modules.ts';
import { skillById } from '#catalogue/skills.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { SelectOption, SelectOptionGroup } from '#ui/primitives/select.tsx';

const optionOf = ({ id, name }: { id: string; name: string }): SelectOption => ({
  value: id,
  label: name,
});

/** Products with all or one of their modules, then the extra skills. */
export const skillChoices: readonly SelectOptionGroup[] = [
  ...productIds.map((productId) => {
    const { name } = skillById(productId);
    return {
      label: name,
      options: [
        { value: productId, label: `${name}: any module` },
        ...modulesOf(productId).map(optionOf),
      ],
    };
  }),
  {
    label: 'Other skills',
    options: extraSkills.filter(({ id }) => !isProductId(id)).map(optionOf),
  },
];

/** The smallest budget to show; the smallest range of all would leave nothing out. */
export const budgetsFrom: readonly SelectOption[] = budgetRanges.values.slice(1).map((range) => ({
  value: range,
  label: `${formatWholeMoney(budgetBounds(range).min, 'USD', 'en-US')} or more`,
}));
