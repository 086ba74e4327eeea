import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';

interface FilterChipsProps {
  filters: readonly ChosenFilter[];
  /** The last chip is about to go: the place to send the focus to. */
  onEmptied: () => void;
}

/**
 * The filters that are set; each is a link to the search without it. The focus moves on to the neighbour of one that
 * goes.
 */
export function FilterChips({ filters, onEmptied }: FilterChipsProps) {
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
          <Link
            to="/find-consultants"
            search={without}
            resetScroll={false}
            onClick={moveFocus}
            aria-label={`Remove the filter ${label}`}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-primary-line bg-primary-soft py-0.5 pr-2 pl-2.5 text-sm font-medium text-ink no-underline hover:border-line-strong pointer-coarse:min-h-11"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
