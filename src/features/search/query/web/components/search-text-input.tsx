import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, useEffect, useId, useMemo, useState } from 'react';
import { controlClassName } from '#ui/primitives/control-class-name.ts';
import type { Completion } from '../../contract.ts';
import { searchLimits } from '../../rules/limits.ts';
import { useCompletions } from '../hooks/use-completions.ts';
import { groupCompletions } from './completion-groups.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

interface SearchTextInputProps {
  id: string;
  value: string;
  onValueChange: (text: string) => void;
  /** A completion was chosen; the value has changed to it already. */
  onChoose: (completed: string) => void;
}

type InputKeyDown = NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>;

/** What the field is without scripts: one that nothing opens from. */
const plainField = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
} as const;

/**
 * The line in which a search is typed, with what it could become. Nothing is highlighted until the user moves there, so
 * that Enter searches for what was typed.
 */
export function SearchTextInput({ id, value, onValueChange, onChoose }: SearchTextInputProps) {
  const listId = useId();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [isWanted, setWanted] = useState(false);
  const completions = useCompletions(value, isWanted);
  const groups = useMemo(() => groupCompletions(completions), [completions]);
  const isOpen = isWanted && groups.length > 0;

  const handleKeyDown: InputKeyDown = (event) => {
    // What comes after the search was sent must not cover what it finds.
    if (event.key === 'Enter') setWanted(false);
    if (event.key === 'ArrowDown' && !isOpen) setWanted(true);
    if (event.key === 'Escape' && isOpen) {
      setWanted(false);
      // The first one closes the list; the text goes with the next.
      event.preventDefault();
      event.preventBaseUIHandler();
    }
  };

  function choose(completed: string) {
    setWanted(false);
    onValueChange(completed);
    onChoose(completed);
  }

  return (
    <Autocomplete.Root
      // The library's own popup hides the rest of the page from those who hear it, and its links stay reachable.
      inline
      open={isOpen}
      onOpenChange={setWanted}
      items={groups}
      // The server has chosen them already.
      filter={null}
      value={value}
      onValueChange={(next, { reason }) => {
        onValueChange(next);
        setWanted(reason === 'input-change');
      }}
      itemToStringValue={(completion: Completion) => completion.text}
    >
      <div className="relative">
        <Autocomplete.Input
          id={id}
          name="text"
          type="search"
          placeholder="Skills, modules, titles, experience …"
          enterKeyHint="search"
          maxLength={searchLimits.text}
          className={controlClassName('min-h-11 text-ellipsis')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onKeyDown={handleKeyDown}
          onBlur={() => setWanted(false)}
          {...(isHydrated ? {} : plainField)}
        />
        <Autocomplete.Status className="sr-only">
          {isOpen &&
            (completions.length === 1 ? '1 suggestion' : `${completions.length} suggestions`)}
        </Autocomplete.Status>
        {isOpen && <SearchSuggestions id={listId} typed={value} onChoose={choose} />}
      </div>
    </Autocomplete.Root>
  );
}
