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

/** `cards` gives every choice its own framed area: for few choices that weigh much. */
export type RadioLayout = 'stack' | 'inline' | 'cards';

type RadioGroupProps = Omit<FieldGroupProps, 'children' | 'onChange' | 'ref'> & {
  name: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  required?: boolean | undefined;
  layout?: RadioLayout | undefined;
};

const layouts: Record<RadioLayout, string> = {
  stack: 'flex flex-col gap-2',
  inline: 'flex flex-wrap gap-x-6 gap-y-2',
  cards: 'grid gap-3 sm:grid-cols-2',
};

/** Exclusive choices. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, onValueChange, layout = 'stack', required, ...group } = props;

  return (
    <FieldGroup
      {...group}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={group.error ? true : undefined}
    >
      <div className={layouts[layout]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            invalid={group.error !== undefined}
            framed={layout === 'cards'}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type RadioProps = {
  name: string;
  option: RadioOption;
  checked: boolean;
  invalid: boolean;
  framed: boolean;
  onChoose: () => void;
};

function Radio({ name, option, checked, invalid, framed, onChoose }: RadioProps) {
  const id = useId();
  const hintId = option.hint ? `${id}-hint` : undefined;
  const edge = invalid ? 'border-danger-ink' : 'border-line-strong';
  return (
    <div
      className={cx(
        'relative flex items-start gap-3',
        framed && `rounded-md border bg-surface p-4 ${edge}`,
        framed &&
          'has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)]',
      )}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-describedby={hintId}
        onChange={onChoose}
        className={cx(
          'z-1 mt-0.5 size-6 shrink-0 pointer-coarse:mt-2.5 cursor-pointer appearance-none rounded-full border bg-surface',
          'transition-colors hover:border-ink-muted checked:border-7 checked:border-primary',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken forced-colors:appearance-auto',
          edge,
        )}
      />
      <div className="min-w-0">
        <label
          htmlFor={id}
          className={cx(
            'block cursor-pointer py-0.5 text-ink pointer-coarse:py-2.5',
            framed && 'font-medium after:absolute after:inset-0',
          )}
        >
          {option.label}
        </label>
        {option.hint && <Hint id={hintId}>{option.hint}</Hint>}
      </div>
    </div>
  );
}
