import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';
import type { FieldControlProps } from './field.tsx';

type PickerTriggerProps = FieldControlProps & {
  /** What is chosen, or what to do while nothing is. */
  text: string;
  isEmpty: boolean;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The closed state of a picker: it looks like a select. */
export function PickerTrigger({ text, isEmpty, required, ...rest }: PickerTriggerProps) {
  return (
    <Combobox.Trigger
      ref={rest.ref}
      id={rest.id}
      aria-required={required || undefined}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby']}
      onBlur={rest.onBlur}
      className={controlClassName(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 text-left',
      )}
    >
      <span className={cx('truncate', isEmpty && 'text-ink-muted')}>{text}</span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </Combobox.Trigger>
  );
}
