import { cx } from '#ui/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';

export type CheckboxOption = { value: string; label: string; hint?: string | undefined };

type CheckboxGroupProps = Omit<FieldGroupProps, 'children' | 'onChange'> & {
  name: string;
  options: readonly CheckboxOption[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Two columns from tablet width, for long lists of short labels. */
  columns?: 1 | 2 | undefined;
};

/** Several boxes; any number of them may be ticked. The value keeps the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, value, onValueChange, columns = 1, ...group } = props;

  function handleToggle(toggled: string, checked: boolean) {
    const chosen = new Set(value);
    if (checked) chosen.add(toggled);
    else chosen.delete(toggled);
    onValueChange(options.map((option) => option.value).filter((each) => chosen.has(each)));
  }

  return (
    <FieldGroup {...group}>
      <div className={cx('grid gap-x-6 gap-y-2', columns === 2 && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={value.includes(option.value)}
            aria-invalid={group.error ? true : undefined}
            onChange={(event) => handleToggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
