import { badgeClassName } from './badge-class-name.ts';
import type { Tone } from './tone.ts';

interface BadgeListProps {
  /** What they are, read out before them; left out where a text beside them says it. */
  label?: string | undefined;
  /** The words of the badges, each once. */
  names: readonly string[];
  /** Shows this many and counts the rest; without it, all. */
  limit?: number | undefined;
  tone?: Tone | undefined;
}

/** Badges side by side, as many as there is room for. */
export function BadgeList({ label, names, limit, tone }: BadgeListProps) {
  const shown = names.slice(0, limit);
  const hidden = names.length - shown.length;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {shown.map((name) => (
        <li key={name} className={badgeClassName({ tone })}>
          {name}
        </li>
      ))}
      {hidden > 0 && <li className={badgeClassName()}>{`+${hidden} more`}</li>}
    </ul>
  );
}
