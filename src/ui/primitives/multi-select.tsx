import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMemo } from 'react';
import { cx } from '#ui/class-names.ts';
import type { FieldControlProps } from './field.tsx';
import {
  popupClassName,
  popupItemClassName,
  popupPositionerClassName,
} from './popup-class-names.ts';

export type MultiSelectOption = {
  value: string;
  label: string;
  /** Other words the option is found by, such as a product's former name. */
  aliases?: readonly string[] | undefined;
};

export type MultiSelectGroup = { label: string; options: readonly MultiSelectOption[] };

type MultiSelectProps = FieldControlProps & {
  /** Headed groups; an empty label leaves the heading out. */
  groups: readonly MultiSelectGroup[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A search box that collects several choices as chips. Values that no option has are kept and shown as they are,
 * so that a retired option is not lost unseen.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { groups, value, onValueChange, onBlur, placeholder, disabled, required, ...control } =
    props;
  const { contains } = Combobox.useFilter({ sensitivity: 'base' });

  const options = useMemo(
    () => new Map(groups.flatMap((group) => group.options.map((each) => [each.value, each]))),
    [groups],
  );
  const items = useMemo(
    () =>
      groups.map((group) => ({
        label: group.label,
        items: group.options.map((option) => option.value),
      })),
    [groups],
  );
  const labelOf = (each: string) => options.get(each)?.label ?? each;
  const matches = (each: string, query: string) =>
    contains(labelOf(each), query) ||
    (options.get(each)?.aliases ?? []).some((alias) => contains(alias, query));

  return (
    <Combobox.Root
      multiple
      items={items}
      value={[...value]}
      onValueChange={(next) => onValueChange(next)}
      itemToStringLabel={labelOf}
      filter={matches}
      autoHighlight
      disabled={disabled ?? false}
      onOpenChange={(open, details) => {
        // Several choices are the rule here: picking one leaves the list open for the next.
        if (!open && details.reason === 'item-press') details.cancel();
      }}
    >
      <Combobox.InputGroup
        className={cx(
          'flex min-h-11 w-full cursor-text items-start gap-1 rounded-md border border-line-strong bg-surface',
          'transition-colors duration-150 hover:border-ink-muted',
          'focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          'has-aria-invalid:border-danger-ink has-aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger-ink)]',
          'has-disabled:border-line has-disabled:bg-sunken',
        )}
      >
        <Combobox.Chips
          aria-label={value.length > 0 ? 'Chosen' : undefined}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 p-1.5"
        >
          {value.map((each) => (
            <Combobox.Chip
              key={each}
              aria-label={labelOf(each)}
              aria-description="Press Backspace or Delete to remove"
              className="flex min-h-8 max-w-full cursor-default items-center gap-0.5 rounded-sm border border-primary-line bg-primary-soft pl-2.5 text-sm font-medium text-ink outline-none focus:outline-2 focus:outline-focus"
            >
              <span className="min-w-0 py-1">{labelOf(each)}</span>
              <Combobox.ChipRemove
                aria-label={`Remove ${labelOf(each)}`}
                className="flex size-7.5 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...control}
            aria-required={required || undefined}
            placeholder={value.length === 0 ? placeholder : undefined}
            onBlur={onBlur}
            className="min-h-8 min-w-24 flex-1 bg-transparent px-1.5 text-base text-ink outline-none"
          />
        </Combobox.Chips>
        <Combobox.Trigger
          aria-label="Show all choices"
          className="flex size-10 shrink-0 items-center justify-center rounded-md text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </Combobox.Trigger>
      </Combobox.InputGroup>

      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className={popupPositionerClassName}>
          <Combobox.Popup
            className={cx(
              popupClassName,
              'flex max-h-[min(24rem,var(--available-height))] w-(--anchor-width) flex-col',
            )}
          >
            <Combobox.Empty>
              <div className="px-4 py-3 text-ink-muted">Nothing found. Try another word.</div>
            </Combobox.Empty>
            <Combobox.List className="min-h-0 scroll-py-10 overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
              {(group: (typeof items)[number]) => (
                <Combobox.Group key={group.label} items={group.items} className="pb-1.5 last:pb-0">
                  {group.label && (
                    <Combobox.GroupLabel className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">
                      {group.label}
                    </Combobox.GroupLabel>
                  )}
                  <Combobox.Collection>
                    {(each: string) => (
                      <Combobox.Item key={each} value={each} className={popupItemClassName}>
                        <span className="flex size-5 items-center justify-center rounded-sm border border-line-strong in-data-selected:border-primary in-data-selected:bg-primary">
                          <Combobox.ItemIndicator className="text-on-primary">
                            <Check aria-hidden="true" strokeWidth={3} className="size-4!" />
                          </Combobox.ItemIndicator>
                        </span>
                        <span className="min-w-0">{labelOf(each)}</span>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
