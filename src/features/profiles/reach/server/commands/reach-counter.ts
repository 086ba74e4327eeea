import { sql } from 'kysely';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { createCountBuffer } from '#lib/count-buffer.ts';
import type { Services } from '#server/services.ts';

interface ProfileView {
  day: string;
  consultantId: string;
  clientId: string;
}

interface Appearances {
  day: string;
  consultantId: string;
  times: number;
}

export interface ReachCounter {
  /** Counts that this client opened the page of a consultant. */
  countView(client: ApprovedClientViewer, consultantId: string): void;
  /** Counts that these consultants were on a page of results of this client's search. */
  countAppearances(client: ApprovedClientViewer, consultantIds: readonly string[]): void;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
  /** Writes the rest. */
  stop(): Promise<void>;
}

/** What the operations that are counted use beside the services of all. */
export interface ReachServices {
  reach: ReachCounter;
}

/** Different counts in memory; beyond them new ones are not counted. */
const maxCounts = 50_000;

/**
 * Counts in memory who was viewed and found, and writes it every ten seconds: neither a search nor a page waits for it,
 * or fails with it. What admins see, for themselves or as another user, does not count.
 */
export function createReachCounter({
  write,
  clock,
  log,
}: Pick<Services, 'write' | 'clock' | 'log'>): ReachCounter {
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'views and appearances of profiles could not be written yet');
  const views = createCountBuffer<ProfileView>({
    add(counts, view) {
      const key = keyOf(view);
      if (counts.size < maxCounts) counts.set(key, view);
    },
    write: (batch) => write((tx) => addViews(tx, batch)),
    onFailure,
  });
  const appearances = createCountBuffer<Appearances>({
    add(counts, { day, consultantId, times }) {
      const key = `${consultantId} ${day}`;
      const known = counts.get(key);
      if (known) known.times += times;
      else if (counts.size < maxCounts) counts.set(key, { day, consultantId, times });
    },
    write: (batch) => write((tx) => addAppearances(tx, batch)),
    onFailure,
  });
  const today = () => dayOf(clock.now());
  return {
    countView(client, consultantId) {
      if (counts(client)) views.add({ day: today(), consultantId, clientId: client.userId });
    },
    countAppearances(client, consultantIds) {
      if (!counts(client)) return;
      const day = today();
      for (const consultantId of consultantIds) appearances.add({ day, consultantId, times: 1 });
    },
    async flush() {
      await Promise.all([views.flush(), appearances.flush()]);
    },
    async stop() {
      await Promise.all([views.stop(), appearances.stop()]);
    },
  };
}

const counts = ({ isAdmin, lookingIn }: ApprovedClientViewer): boolean => !isAdmin && !lookingIn;

const keyOf = ({ consultantId, day, clientId }: ProfileView): string =>
  [consultantId, day, clientId].join(' ');

/** People who are still there: one of a batch may have been erased meanwhile. */
const present = (tx: Tx) => people(tx).clearSelect().select('user_id');

// In one order, whichever node writes: two of them wait for each other's rows, and never in a circle.

async function addViews(tx: Tx, batch: readonly ProfileView[]): Promise<void> {
  const rows = batch.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await sql`
    insert into profile_views (consultant_id, viewed_on, client_id)
    select * from unnest(
      ${rows.map(({ consultantId }) => consultantId)}::uuid[],
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ clientId }) => clientId)}::uuid[]
    ) as viewed (consultant_id, viewed_on, client_id)
     where consultant_id in ${present(tx)} and client_id in ${present(tx)}
    on conflict do nothing`.execute(tx);
}

async function addAppearances(tx: Tx, batch: readonly Appearances[]): Promise<void> {
  const rows = batch.toSorted((a, b) =>
    `${a.consultantId} ${a.day}` < `${b.consultantId} ${b.day}` ? -1 : 1,
  );
  await sql`
    insert into search_appearances (consultant_id, day, appearances)
    select * from unnest(
      ${rows.map(({ consultantId }) => consultantId)}::uuid[],
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ times }) => times)}::bigint[]
    ) as found (consultant_id, day, appearances)
     where consultant_id in ${present(tx)}
    on conflict (consultant_id, day) do update
      set appearances = search_appearances.appearances + excluded.appearances`.execute(tx);
}
