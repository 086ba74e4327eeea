import { X } from 'lucide-react';
import { useRef } from 'react';

type ChosenChipsProps = {
  label: string;
  items: readonly { value: string; label: string }[];
  disabled?: boolean | undefined;
  onRemove: (value: string) => void;
  /** The last chip is about to go: the place to send the focus to. */
  onEmptied: () => void;
};

/** What has been chosen, each with a button to take it back. Focus moves on to the neighbour of a removed chip. */
export function ChosenChips({ label, items, disabled, onRemove, onEmptied }: ChosenChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;

  function handleRemove(index: number, value: string) {
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[index + 1] ?? buttons[index - 1];
    if (neighbour) neighbour.focus();
    else onEmptied();
    onRemove(value);
  }

  return (
    <ul ref={listRef} aria-label={label} className="flex flex-wrap gap-1.5">
      {items.map((item, index) => (
        <li
          key={item.value}
          className="flex min-h-8 max-w-full items-center rounded-md border border-primary-line bg-primary-soft pl-2.5 text-sm font-medium text-ink"
        >
          <span className="min-w-0 py-1">{item.label}</span>
          <button
            type="button"
            aria-label={`Remove ${item.label}`}
            disabled={disabled}
            onClick={() => handleRemove(index, item.value)}
            className="flex size-8 shrink-0 items-center justify-center pointer-coarse:size-11 rounded-md text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
