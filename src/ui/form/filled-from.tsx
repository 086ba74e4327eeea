import { CornerDownRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/primitives/button.tsx';
import type { FilledBadge } from './filled-fields.ts';

interface FilledFromProps extends FilledBadge {
  /** Of the words that describe the field. */
  id?: string | undefined;
  /** The field's name, for those who hear the button alone. */
  label: ReactNode;
}

const controls = ':is(input, select, textarea, button):not([type="hidden"], [tabindex="-1"])';

/** Says where a field's value came from, and takes it back. Focus goes to the field, for the button goes away. */
export function FilledFrom({ id, label, source, onTakeBack }: FilledFromProps) {
  function handleTakeBack({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.closest('[data-field]');
    // What was filled may have brought controls along: focus waits until they are gone.
    flushSync(onTakeBack);
    field?.querySelector<HTMLElement>(controls)?.focus();
  }

  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
      <span id={id} className="min-w-0 wrap-anywhere">
        <CornerDownRight
          aria-hidden="true"
          className="mr-1.5 inline size-4 align-[-0.15em] text-primary-ink"
        />
        From {source}
      </span>
      <Button variant="link" size="sm" className="pointer-coarse:min-h-11" onClick={handleTakeBack}>
        Take back
        <span className="sr-only"> {label}</span>
      </Button>
    </span>
  );
}
