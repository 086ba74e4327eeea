import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { listEarlyInput } from '#ui/form/early-input.ts';
import type { FindSearch } from './find-search.ts';

/** What stands in the filters, as their controls hold it. */
export type FilterDraft = Record<Exclude<keyof FindSearch, 'sort'>, string>;

const draftOf = (search: FindSearch): FilterDraft => ({
  text: search.text ?? '',
  skill: search.skill ?? '',
  module: search.module ?? '',
  location: search.location ?? 'all',
  availability: search.availability ?? 'all',
  minRate: String(search.minRate ?? ''),
  maxRate: String(search.maxRate ?? ''),
  minExperience: String(search.minExperience ?? ''),
});

/** Filters that narrow nothing. */
export const emptyDraft = draftOf({});

/**
 * What the reader is choosing, which counts once it is applied. It starts with what was chosen before the page
 * came alive, and follows the address when that changes: by back, forward or a link.
 */
export function useFilterDraft(
  search: FindSearch,
  formRef: RefObject<HTMLFormElement | null>,
): { draft: FilterDraft; set: (change: Partial<FilterDraft>) => void } {
  const [draft, setDraft] = useState(() => draftOf(search));
  const address = JSON.stringify(search);
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    setDraft(draftOf(search));
  }
  const set = (change: Partial<FilterDraft>) => setDraft((current) => ({ ...current, ...change }));

  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current || !formRef.current) return;
    isTaken.current = true;
    const early = listEarlyInput(formRef.current, () => '');
    const entries = early.map(({ name, value }) => [name, String(value)]);
    if (entries.length > 0) {
      setDraft((current) => ({ ...current, ...Object.fromEntries(entries) }));
    }
  }, [formRef]);

  return { draft, set };
}
