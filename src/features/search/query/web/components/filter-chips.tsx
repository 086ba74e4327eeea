import { X } from 'lucide-react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';

/** What the link of a chip is made with. */
export interface ChipLook {
  className: string;
  'aria-label': string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  resetScroll: false;
  children: ReactNode;
}

interface FilterChipsProps<Search> {
  /** What each is called, and the search without it. */
  filters: readonly { name: string; label: string; without: Search }[];
  /** The link to a search. */
  linkTo: (search: Search, look: ChipLook) => ReactElement;
  /** The last chip is about to go: the place to send the focus to. */
  onEmptied: () => void;
}

/**
 * The filters that are set; each is a link to the search without it. The focus moves on to the neighbour of one that
 * goes.
 */
export function FilterChips<Search>({ filters, linkTo, onEmptied }: FilterChipsProps<Search>) {
  if (filters.length === 0) return null;

  function moveFocus(event: MouseEvent<HTMLAnchorElement>) {
    // Opened elsewhere, it stays here.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const link = neighbour?.querySelector('a');
    if (link) link.focus();
    else onEmptied();
  }

  return (
    <ul aria-label="Filters that are set" className="flex flex-wrap gap-1.5">
      {filters.map(({ name, label, without }) => (
        <li key={name} className="flex max-w-full">
          {linkTo(without, {
            resetScroll: false,
            onClick: moveFocus,
            'aria-label': `Remove the filter ${label}`,
            className:
              'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-primary-line bg-primary-soft py-0.5 pr-2 pl-2.5 text-sm font-medium text-ink no-underline hover:border-line-strong pointer-coarse:min-h-11',
            children: (
              <>
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <X aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
