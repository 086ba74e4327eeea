import { timeWithZone } from '../../rules/zones.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';

interface CallTimeProps {
  at: string;
  /** The zone of the other person; null where it is not known. */
  otherZone: string | null;
  otherName: string;
}

/** A time on the reader's clock, and on the other person's where that shows another one. */
export function CallTime({ at, otherZone, otherName }: CallTimeProps) {
  const zone = useOwnZone();
  const time = new Date(at);
  const own = timeWithZone(zone, time);
  const theirs = otherZone && timeWithZone(otherZone, time);
  return (
    <>
      <time dateTime={at} className="block tabular-nums">
        {own}
      </time>
      {theirs && theirs !== own && (
        <span className="block text-sm text-ink-muted tabular-nums">
          For {otherName}: {theirs}
        </span>
      )}
    </>
  );
}
