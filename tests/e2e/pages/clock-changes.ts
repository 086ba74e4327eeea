const day = 24 * 60 * 60 * 1000;

/** One of them changes its clocks within half a year, whatever the day. */
const zones = ['Europe/Berlin', 'America/Santiago', 'Africa/Cairo'] as const;

/** How far a zone's clocks are ahead of UTC, as `GMT+1`. */
export const offsetOf = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const dateIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);

/** A change of clocks that lies ahead: the zone, and two days shortly before it and after it, as `2027-03-27`. */
export interface ClockChange {
  zone: string;
  before: string;
  after: string;
  /** How far the clocks are ahead of UTC on these days. */
  offsets: { before: string; after: string };
}

/** Finds the next change that a call can be moved over. */
export function nextClockChange(now: Date): ClockChange {
  for (let ahead = 5; ahead < 170; ahead += 1) {
    const [before, after] = [ahead - 2, ahead + 2].map(
      (days) => new Date(now.getTime() + days * day),
    );
    for (const zone of before && after ? zones : []) {
      if (!before || !after || offsetOf(zone, before) === offsetOf(zone, after)) continue;
      return {
        zone,
        before: dateIn(zone, before),
        after: dateIn(zone, after),
        offsets: { before: offsetOf(zone, before), after: offsetOf(zone, after) },
      };
    }
  }
  throw new Error('No clocks are changed within half a year.');
}
