const day = 24 * 60 * 60_000;

// Making one takes longer than using it a hundred times; there are some hundred zones.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** How far a zone's clocks are ahead of UTC at this instant, in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which clocks of a zone show `2026-11-24T15:30`, as a field for date and time gives it. None for an
 * hour that they skip, two for one that comes twice, the earlier first. Null for what is no time.
 */
function readingsOf(wallTime: string, zone: string): { wall: number; instants: number[] } | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)) return null;
  const wall = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(wall)) return null;
  const offsets = new Set([offsetAt(zone, wall - day), offsetAt(zone, wall + day)]);
  const instants = [...offsets]
    .map((offset) => ({ offset, instant: wall - offset }))
    .filter(({ offset, instant }) => offsetAt(zone, instant) === offset)
    .map(({ instant }) => instant);
  return { wall, instants };
}

/**
 * The instant that is meant by such a time. An hour that clocks skip is read as the one after it, of an hour that comes
 * twice the first is meant, as Temporal does. Null for what is no time.
 */
export function instantOf(wallTime: string, zone: string): Date | null {
  const read = readingsOf(wallTime, zone);
  if (!read) return null;
  return new Date(read.instants[0] ?? read.wall - offsetAt(zone, read.wall - day));
}

/**
 * Whether clocks of a zone never show such a time, or show it twice, because they are put forward or back there; null
 * where they do once.
 */
export function oddityOf(wallTime: string, zone: string): 'skipped' | 'twice' | null {
  const count = readingsOf(wallTime, zone)?.instants.length ?? 1;
  if (count === 1) return null;
  return count === 0 ? 'skipped' : 'twice';
}

/** What a field for date and time shows of an instant in a zone: `2026-11-24T15:30`. */
export const wallTimeOf = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 16);
