import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { FieldControlProps } from './field.tsx';
import { PickerTrigger } from './picker-trigger.tsx';
import { type ChoiceGroup, useChoices } from './searchable-choices.ts';
import { SearchablePopup } from './searchable-popup.tsx';

type MultiSelectProps = FieldControlProps & {
  /** Names the panel that opens; the same words as the field's label. */
  label: string;
  groups: readonly ChoiceGroup[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Receives the button, so that a form can move the focus to it. */
  triggerRef?: ((trigger: HTMLButtonElement | null) => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A button that opens a searchable list of choices; what is chosen stands below it as chips. Values that no option
 * has are kept and shown as they are, so that a retired option is not lost unseen.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, groups, value, onValueChange, triggerRef, ...rest } = props;
  const { placeholder = 'Search and choose' } = rest;
  const [open, setOpen] = useState(false);
  const controlRef = useRef<HTMLButtonElement>(null);
  const choices = useChoices(groups);
  const count = value.length === 0 ? 'None chosen' : `${value.length} chosen`;

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Combobox.Root
        multiple
        items={choices.items}
        value={[...value]}
        onValueChange={(next) => onValueChange(next)}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        itemToStringLabel={choices.labelOf}
        filter={choices.matches}
        autoHighlight
        disabled={rest.disabled ?? false}
      >
        <PickerTrigger
          {...rest}
          ref={(trigger) => {
            controlRef.current = trigger;
            triggerRef?.(trigger);
          }}
          text={value.length === 0 ? placeholder : count}
          isEmpty={value.length === 0}
        />
        <SearchablePopup
          label={label}
          choices={choices}
          marks="boxes"
          footer={
            <>
              <span role="status" className="text-sm text-ink-muted">
                {count}
              </span>
              <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
                Done
              </Button>
            </>
          }
        />
      </Combobox.Root>

      <ChosenChips
        label={`${label}: chosen`}
        items={value.map((each) => ({ value: each, label: choices.labelOf(each) }))}
        disabled={rest.disabled}
        onRemove={(removed) => onValueChange(value.filter((each) => each !== removed))}
        onEmptied={() => controlRef.current?.focus()}
      />
    </div>
  );
}

type ChosenChipsProps = {
  label: string;
  items: readonly { value: string; label: string }[];
  disabled?: boolean | undefined;
  onRemove: (value: string) => void;
  /** The last chip is about to go: the place to send the focus to. */
  onEmptied: () => void;
};

/** What has been chosen, each with a button to take it back. Focus moves on to the neighbour of a removed chip. */
function ChosenChips({ label, items, disabled, onRemove, onEmptied }: ChosenChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;

  function handleRemove(index: number, value: string) {
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[index + 1] ?? buttons[index - 1];
    if (neighbour) neighbour.focus();
    else onEmptied();
    onRemove(value);
  }

  return (
    <ul ref={listRef} aria-label={label} className="flex flex-wrap gap-1.5">
      {items.map((item, index) => (
        <li
          key={item.value}
          className="flex min-h-8 max-w-full items-center rounded-md border border-primary-line bg-primary-soft pl-2.5 text-sm font-medium text-ink"
        >
          <span className="min-w-0 py-1">{item.label}</span>
          <button
            type="button"
            aria-label={`Remove ${item.label}`}
            disabled={disabled}
            onClick={() => handleRemove(index, item.value)}
            className="flex size-8 shrink-0 items-center justify-center pointer-coarse:size-11 rounded-md text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
