import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
export type SelectOptionGroup = { label: string; options: readonly SelectOption[] };

type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size' | 'children'> & {
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** The text of the empty choice. Without it there is none. */
  placeholder?: string | undefined;
};

/** No component: a page has a hundred of them. */
const choice = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** The browser's own select, which every phone presents best. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={controlClassName('min-h-11 appearance-none truncate pr-10')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(choice)}
            </optgroup>
          ) : (
            choice(entry)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
