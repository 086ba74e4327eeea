import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { Hint } from './hint.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** One box to tick, with its label. */
export function Checkbox({ label, hint, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={cx('flex items-start gap-3', className)}>
      <span className="relative mt-0.5 flex size-6 shrink-0 pointer-coarse:mt-2.5">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={cx(rest['aria-describedby'], hintId) || undefined}
          className={cx(
            'peer size-6 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface',
            'transition-colors hover:border-ink-muted checked:border-primary checked:bg-primary',
            'aria-invalid:border-danger-ink aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger-ink)] forced-colors:appearance-auto',
            'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
          )}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 hidden size-4 text-on-primary peer-checked:block peer-disabled:text-ink-muted forced-colors:hidden!"
        />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer py-0.5 text-ink pointer-coarse:py-2.5">
          {label}
        </label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </div>
    </div>
  );
}
