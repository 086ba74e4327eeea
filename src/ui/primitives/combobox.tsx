import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { FieldControlProps } from './field.tsx';
import { PickerTrigger } from './picker-trigger.tsx';
import { type ChoiceGroup, useChoices } from './searchable-choices.ts';
import { SearchablePopup } from './searchable-popup.tsx';

type ComboboxProps = FieldControlProps & {
  /** Names the panel that opens; the same words as the field's label. */
  label: string;
  groups: readonly ChoiceGroup[];
  /** The empty string is no choice. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/** One choice of a list that is too long to be read through: it is searched by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, groups, value, onValueChange, placeholder = 'Search and choose', ...rest } = props;
  const [open, setOpen] = useState(false);
  const controlRef = useRef<HTMLButtonElement>(null);
  const choices = useChoices(groups);

  return (
    <BaseCombobox.Root
      items={choices.items}
      value={value === '' ? null : value}
      onValueChange={(next) => onValueChange(next ?? '')}
      open={open}
      onOpenChange={(next) => setOpen(next)}
      itemToStringLabel={choices.labelOf}
      filter={choices.matches}
      autoHighlight
      disabled={rest.disabled ?? false}
    >
      <PickerTrigger
        {...rest}
        ref={controlRef}
        text={value === '' ? placeholder : choices.labelOf(value)}
        isEmpty={value === ''}
      />
      <SearchablePopup
        label={label}
        choices={choices}
        marks="tick"
        footer={
          value !== '' &&
          !rest.required && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onValueChange('');
                setOpen(false);
              }}
            >
              Clear the choice
            </Button>
          )
        }
      />
    </BaseCombobox.Root>
  );
}
