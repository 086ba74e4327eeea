import { Autocomplete } from '@base-ui/react/autocomplete';
import { cx } from '#ui/class-names.ts';
import { popupClassName, popupItemClassName } from '#ui/primitives/popup-class-names.ts';
import type { Completion } from '../../contract.ts';
import { splitAtTyped } from '../../rules/split-at-typed.ts';
import type { CompletionGroup } from './completion-groups.ts';

interface SearchSuggestionsProps {
  id: string;
  /** What stands in the field. */
  typed: string;
  /** By mouse, or by Enter on the one that is highlighted. */
  onChoose: (completed: string) => void;
}

/** What a search could become, in groups below its field. The focus stays in the field. */
export function SearchSuggestions({ id, typed, onChoose }: SearchSuggestionsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions lint/a11y/noStaticElementInteractions: nothing is done here; a press on an edge must not take the focus.
    <div
      className={cx(
        popupClassName,
        'absolute top-full left-0 z-50 mt-1.5 max-h-[min(30rem,60dvh)] w-full min-w-[min(26rem,calc(100vw-2rem))]',
        'max-w-none overflow-y-auto overscroll-contain p-1.5',
      )}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Autocomplete.List id={id} aria-label="Suggestions" className="outline-none">
        {(group: CompletionGroup) => (
          <Autocomplete.Group key={group.label} items={group.items} className="pb-1 last:pb-0">
            <Autocomplete.GroupLabel className="px-3 pt-1.5 pb-0.5 text-sm font-semibold text-ink-muted">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(completion: Completion) => (
                <Suggestion
                  key={completion.text}
                  completion={completion}
                  typed={typed}
                  onChoose={() => onChoose(completion.text)}
                />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </div>
  );
}

interface SuggestionProps {
  completion: Completion;
  typed: string;
  onChoose: () => void;
}

function Suggestion({ completion, typed, onChoose }: SuggestionProps) {
  return (
    <Autocomplete.Item
      value={completion}
      onClick={onChoose}
      className={popupItemClassName}
      render={(props, { highlighted }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the highlighted one.
        <div {...props} role="option" aria-selected={highlighted} />
      )}
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span>
          {splitAtTyped(completion.text, typed).map(({ start, text, isTyped }) =>
            isTyped ? (
              <span key={start} className="font-semibold">
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </span>
        {completion.about && <span className="text-sm text-ink-muted">{completion.about}</span>}
      </span>
    </Autocomplete.Item>
  );
}
