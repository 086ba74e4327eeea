import { Combobox } from '@base-ui/react/combobox';
import { useMemo } from 'react';

export type ChoiceOption = {
  value: string;
  label: string;
  /** Other words the option is found by, such as a product's former name. */
  aliases?: readonly string[] | undefined;
};

/** An empty label leaves the heading out. */
export type ChoiceGroup = { label: string; options: readonly ChoiceOption[] };

/** The options of a picker in the form that Base UI takes: values in groups, and what each is called and found by. */
export type Choices = {
  items: readonly { label: string; items: readonly string[] }[];
  /** A value without an option is its own label, so that a retired option stays visible. */
  labelOf: (value: string) => string;
  matches: (value: string, query: string) => boolean;
};

/** Prepares the options of a picker that is searched in. */
export function useChoices(groups: readonly ChoiceGroup[]): Choices {
  const { contains } = Combobox.useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    const options = new Map(
      groups.flatMap((group) => group.options.map((each) => [each.value, each])),
    );
    const labelOf = (value: string) => options.get(value)?.label ?? value;
    return {
      items: groups.map((group) => ({
        label: group.label,
        items: group.options.map((option) => option.value),
      })),
      labelOf,
      matches: (value, query) =>
        contains(labelOf(value), query) ||
        (options.get(value)?.aliases ?? []).some((alias) => contains(alias, query)),
    };
  }, [groups, contains]);
}
