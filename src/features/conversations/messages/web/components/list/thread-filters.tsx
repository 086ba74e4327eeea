import { Link, useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useAddressDraft } from '#ui/form/use-address-draft.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import type { ThreadsSearch } from '../../queries.ts';
import { searchTextMaxLength } from './threads-search.ts';

const filters = [
  { label: 'All', value: undefined },
  { label: 'Unread', value: 'unread' },
  { label: 'Archived', value: 'archived' },
] as const;

/** What the list of conversations is narrowed by. It stands in the address. */
export function ThreadFilters({ search }: { search: ThreadsSearch }) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const { draft, set } = useAddressDraft({ text: search.text ?? '' }, formRef);
  const { filter, text } = search;
  const narrowedBy = (words: string) => ({
    ...(filter ? { filter } : {}),
    ...(words.trim() ? { text: words.trim() } : {}),
  });
  const show = (words: string) =>
    void navigate({ to: '.', search: narrowedBy(words), replace: true, resetScroll: false });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    show(draft.text);
  }

  return (
    <div className="flex flex-col gap-3">
      {/* A form of its own address: it works before its scripts do. */}
      <form
        ref={formRef}
        method="get"
        action="/messages"
        aria-label="Search your conversations"
        onSubmit={handleSubmit}
        className="flex items-center gap-1"
      >
        {filter && <input type="hidden" name="filter" value={filter} />}
        <Input
          ref={fieldRef}
          type="search"
          name="text"
          aria-label="Search"
          placeholder="Name, words or project"
          maxLength={searchTextMaxLength}
          enterKeyHint="search"
          value={draft.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <IconButton type="submit" label="Search">
          <Search aria-hidden="true" />
        </IconButton>
        {text && (
          <IconButton
            label="Clear the search"
            onClick={() => {
              set({ text: '' });
              show('');
              fieldRef.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </form>
      <LinkSwitch
        label="Which conversations"
        choices={filters}
        current={filter}
        link={(value) => (
          <Link
            to="."
            search={{ ...(value ? { filter: value } : {}), ...(text ? { text } : {}) }}
            {...switchLink}
          />
        )}
      />
    </div>
  );
}
