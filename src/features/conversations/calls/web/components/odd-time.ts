import { instantOf, oddityOf } from '#lib/wall-time.ts';
import { timeWithZone } from '../../rules/zones.ts';

/** Which time is proposed by one that the reader's clock never shows, or shows twice; undefined of all others. */
export function oddNote(wall: string, zone: string): string | undefined {
  const oddity = oddityOf(wall, zone);
  const instant = instantOf(wall, zone);
  if (!oddity || !instant) return undefined;
  const meant = timeWithZone(zone, instant);
  return oddity === 'skipped'
    ? `Your clock is put forward and never shows this time: ${meant} is proposed.`
    : `Your clock is put back and shows this time twice: the first one is proposed, ${meant}.`;
}
