import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { Button } from './button.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { controlClassName } from './control-class-name.ts';
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

/** An empty label leaves the heading out. */
export type MultiSelectGroup = { label: string; options: readonly MultiSelectOption[] };

type MultiSelectProps = FieldControlProps & {
  /** Names the panel that opens; the same words as the field's label. */
  label: string;
  groups: readonly MultiSelectGroup[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A button that opens a searchable list of choices; what is chosen stands below it as chips. Values that no option
 * has are kept and shown as they are, so that a retired option is not lost unseen.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { groups, value, onValueChange, placeholder = 'Search and choose', required } = props;
  const [open, setOpen] = useState(false);
  const controlRef = useRef<HTMLButtonElement>(null);
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
  const count = value.length === 0 ? 'None chosen' : `${value.length} chosen`;

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Combobox.Root
        multiple
        items={items}
        value={[...value]}
        onValueChange={(next) => onValueChange(next)}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        itemToStringLabel={labelOf}
        filter={matches}
        autoHighlight
        disabled={props.disabled ?? false}
      >
        <Combobox.Trigger
          ref={controlRef}
          id={props.id}
          aria-required={required || undefined}
          aria-invalid={props['aria-invalid']}
          aria-describedby={props['aria-describedby']}
          onBlur={props.onBlur}
          className={controlClassName(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 text-left',
          )}
        >
          <span className={cx('truncate', value.length === 0 && 'text-ink-muted')}>
            {value.length === 0 ? placeholder : count}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        </Combobox.Trigger>

        <Combobox.Portal>
          <Combobox.Positioner align="start" sideOffset={6} className={popupPositionerClassName}>
            <Combobox.Popup
              aria-label={props.label}
              className={cx(
                popupClassName,
                'flex max-h-[min(26rem,var(--available-height))] w-(--anchor-width) min-w-64 flex-col',
              )}
            >
              <div className="flex shrink-0 items-center gap-2 border-b border-line pr-1 pl-3 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus rounded-t-lg">
                <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
                <Combobox.Input
                  aria-label={`Search: ${props.label}`}
                  placeholder="Type to search"
                  className="min-h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
                />
              </div>
              <Combobox.Empty>
                <div className="px-4 py-4 text-ink-muted">Nothing found. Try another word.</div>
              </Combobox.Empty>
              <Combobox.List className="min-h-0 flex-1 scroll-py-10 overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
                {(group: (typeof items)[number]) => (
                  <Combobox.Group
                    key={group.label}
                    items={group.items}
                    className="pb-1.5 last:pb-0"
                  >
                    {group.label && (
                      <Combobox.GroupLabel className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">
                        {group.label}
                      </Combobox.GroupLabel>
                    )}
                    <Combobox.Collection>
                      {(each: string) => (
                        <Combobox.Item key={each} value={each} className={popupItemClassName}>
                          <span className="flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong in-data-selected:border-primary in-data-selected:bg-primary">
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
              <div className="flex shrink-0 items-center justify-between gap-3 border-t border-line py-1.5 pr-1.5 pl-4">
                <span role="status" className="text-sm text-ink-muted">
                  {count}
                </span>
                <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
                  Done
                </Button>
              </div>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>

      <ChosenChips
        label={`${props.label}: chosen`}
        items={value.map((each) => ({ value: each, label: labelOf(each) }))}
        disabled={props.disabled}
        onRemove={(removed) => onValueChange(value.filter((each) => each !== removed))}
        onEmptied={() => controlRef.current?.focus()}
      />
    </div>
  );
}
