import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import {
  popupClassName,
  popupItemClassName,
  popupPositionerClassName,
} from './popup-class-names.ts';
import type { Choices } from './searchable-choices.ts';

type SearchablePopupProps = {
  /** Names the panel; the same words as the field's label. */
  label: string;
  choices: Choices;
  /** A box to tick before every choice, or a tick after the one that is chosen. */
  marks: 'boxes' | 'tick';
  footer?: ReactNode;
};

type Group = Choices['items'][number];

/** The panel that a picker opens: a line to search in, and what it finds, in groups. */
export function SearchablePopup({ label, choices, marks, footer }: SearchablePopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner align="start" sideOffset={6} className={popupPositionerClassName}>
        <Combobox.Popup
          aria-label={label}
          className={cx(
            popupClassName,
            'flex max-h-[min(26rem,var(--available-height))] w-(--anchor-width) min-w-64 flex-col',
          )}
        >
          <div className="flex shrink-0 items-center gap-2 rounded-t-lg border-b border-line pr-1 pl-3 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
            <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
            <Combobox.Input
              aria-label={`Search: ${label}`}
              placeholder="Type to search"
              className="min-h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
            />
          </div>
          <Combobox.Empty>
            <div className="px-4 py-4 text-ink-muted">Nothing found. Try another word.</div>
          </Combobox.Empty>
          <Combobox.List className="min-h-0 flex-1 scroll-py-10 overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
            {(group: Group) => (
              <Combobox.Group key={group.label} items={group.items} className="pb-1.5 last:pb-0">
                {group.label && (
                  <Combobox.GroupLabel className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">
                    {group.label}
                  </Combobox.GroupLabel>
                )}
                <Combobox.Collection>
                  {(each: string) => (
                    <Combobox.Item key={each} value={each} className={popupItemClassName}>
                      {marks === 'boxes' && <Box />}
                      <span className="min-w-0 flex-1">{choices.labelOf(each)}</span>
                      {marks === 'tick' && (
                        <Combobox.ItemIndicator className="text-primary-ink">
                          <Check aria-hidden="true" />
                        </Combobox.ItemIndicator>
                      )}
                    </Combobox.Item>
                  )}
                </Combobox.Collection>
              </Combobox.Group>
            )}
          </Combobox.List>
          {footer && (
            <div className="flex shrink-0 items-center justify-between gap-3 border-t border-line py-1.5 pr-1.5 pl-4">
              {footer}
            </div>
          )}
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function Box() {
  return (
    <span className="flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong in-data-selected:border-primary in-data-selected:bg-primary">
      <Combobox.ItemIndicator className="text-on-primary">
        <Check aria-hidden="true" strokeWidth={3} className="size-4!" />
      </Combobox.ItemIndicator>
    </span>
  );
}
