import { type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';
import { Hint } from './hint.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioGroupProps = Omit<FieldGroupProps, 'children' | 'onChange' | 'ref'> & {
  name: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  required?: boolean | undefined;
  /** `cards` gives every choice its own framed area: for few choices that weigh much. */
  layout?: 'stack' | 'inline' | 'cards' | undefined;
};

const layouts = {
  stack: 'flex flex-col gap-2',
  inline: 'flex flex-wrap gap-x-6 gap-y-2',
  cards: 'grid gap-3 sm:grid-cols-2',
};

/** Choices of which one holds. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, onValueChange, layout = 'stack', required, ...group } = props;
  const id = useId();

  return (
    <FieldGroup
      {...group}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={group.error ? true : undefined}
    >
      <div className={layouts[layout]}>
        {options.map((option, index) => {
          const optionId = `${id}-${index}`;
          const hintId = option.hint ? `${optionId}-hint` : undefined;
          return (
            <div
              key={option.value}
              className={cx(
                'relative flex items-start gap-3',
                layout === 'cards' &&
                  'rounded-md border border-line-strong bg-surface p-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)]',
              )}
            >
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={hintId}
                onChange={() => onValueChange(option.value)}
                className={cx(
                  'z-1 mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong',
                  'bg-surface transition-colors duration-150 hover:border-ink-muted',
                  'checked:border-7 checked:border-primary forced-colors:appearance-auto',
                  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
                  group.error && 'border-2 border-danger-ink',
                )}
              />
              <div className="min-w-0">
                <label
                  htmlFor={optionId}
                  className={cx(
                    'block cursor-pointer py-0.5 text-ink',
                    layout === 'cards' && 'font-medium after:absolute after:inset-0',
                  )}
                >
                  {option.label}
                </label>
                {option.hint && <Hint id={hintId}>{option.hint}</Hint>}
              </div>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
