import { sql } from 'kysely';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { type CountBuffer, createCountBuffer } from '#lib/count-buffer.ts';
import type { Services } from '#server/services.ts';
import { countedText, type UnansweredSearch } from '../../rules.ts';

interface UnansweredCount extends UnansweredSearch {
  day: string;
  searches: number;
}

export interface UnansweredCounter extends Pick<CountBuffer<UnansweredCount>, 'flush' | 'stop'> {
  /** Counts in memory; what is kept does not name the client. */
  count(client: ApprovedClientViewer, search: UnansweredSearch): void;
}

/** What the operations that are counted use beside the services of all. */
export interface UnansweredServices {
  unanswered: UnansweredCounter;
}

/** Different counts in memory; beyond them new ones are not counted. */
const maxCounts = 1000;

/** Counts unanswered searches in memory and writes them every ten seconds. Searches of admins do not count. */
export function createUnansweredCounter({
  write,
  clock,
  log,
}: Pick<Services, 'write' | 'clock' | 'log'>): UnansweredCounter {
  const { add, flush, stop } = createCountBuffer<UnansweredCount>({
    add(counts, count) {
      const known = counts.get(keyOf(count));
      if (known) known.searches += count.searches;
      else if (counts.size < maxCounts) counts.set(keyOf(count), { ...count });
    },
    write: (batch) => write((tx) => addCounts(tx, batch)),
    onFailure: (error) => log.warn({ err: error }, 'unanswered searches could not be written yet'),
  });
  return {
    count({ isAdmin }, { text: typed, kind }) {
      const text = countedText(typed);
      if (isAdmin || text === null) return;
      add({ day: dayOf(clock.now()), text, kind, searches: 1 });
    },
    flush,
    stop,
  };
}

const keyOf = ({ day, kind, text }: UnansweredCount): string => [day, kind, text].join(' ');

async function addCounts(tx: Tx, batch: readonly UnansweredCount[]): Promise<void> {
  // In one order, so that two nodes never wait for each other's rows in a circle.
  const rows = batch.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await sql`
    insert into unanswered_searches (day, text, kind, searches)
    select * from unnest(
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ text }) => text)}::text[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ searches }) => searches)}::bigint[]
    )
    on conflict (day, text, kind) do update
      set searches = unanswered_searches.searches + excluded.searches`.execute(tx);
}
