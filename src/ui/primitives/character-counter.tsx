import { cx } from '#ui/class-names.ts';

type CharacterCounterProps = { id: string; length: number; max: number };

/** Spoken in steps of ten and only near the end, so that typing is not talked over. */
function spokenStatus(length: number, max: number): string {
  const left = max - length;
  if (left === -1) return 'One character too many';
  if (left < 0) return `${-left} characters too many`;
  if (left > max / 10) return '';
  return `At most ${Math.ceil(left / 10) * 10} characters left`;
}

/** Shows how many of the allowed characters are used. */
export function CharacterCounter({ id, length, max }: CharacterCounterProps) {
  return (
    <p
      className={cx(
        'ml-auto shrink-0 text-xs tabular-nums',
        length > max ? 'font-semibold text-danger-ink' : 'text-ink-muted',
      )}
    >
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span id={id} className="sr-only">
        Up to {max} characters.
      </span>
      <span className="sr-only" aria-live="polite">
        {spokenStatus(length, max)}
      </span>
    </p>
  );
}
