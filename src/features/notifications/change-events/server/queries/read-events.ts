import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { snapshotHorizon } from '#db/snapshot-horizon.ts';
import type { Position } from '../../rules/position.ts';
import { isTopic, type Topic } from '../../rules/topics.ts';

/** A change event of a user. */
export interface LiveEvent {
  position: Position;
  personId: string;
  topic: Topic;
  subjectId: string | null;
}

/** What was read, and how far: everything up to there is in it. */
export interface ReadEvents {
  events: LiveEvent[];
  position: Position;
  /** There was more than is read at once. */
  hasMore: boolean;
}

/** What one reading takes at most. */
const readAtOnce = 1000;

interface Row {
  horizon: string;
  xid: string | null;
  id: string | null;
  person_id: string;
  topic: string;
  subject_id: string | null;
}

/**
 * Reads the events after this position, of all users or of one, in order. Only transactions below the oldest one that
 * is still open are read, so no event can still come before the position that is answered.
 */
export async function readEvents(db: Db, after: Position, personId?: string): Promise<ReadEvents> {
  const ofPerson = personId ? sql`and person_id = ${personId}` : sql``;
  const { rows } = await sql<Row>`
    with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xid)
    select horizon.xid::text as horizon, event.xid::text as xid, event.id::text as id,
      event.person_id, event.topic, event.subject_id
    from horizon left join lateral (
      select * from live_events
      where (xid, id) > (${String(after.xid)}::xid8, ${String(after.id)}::bigint)
        and xid < horizon.xid ${ofPerson}
      order by xid, id
      limit ${readAtOnce}
    ) event on true`.execute(db);
  const found = rows.flatMap(({ xid, id, ...row }) =>
    xid === null || id === null ? [] : [{ ...row, position: { xid: BigInt(xid), id: BigInt(id) } }],
  );
  const hasMore = found.length === readAtOnce;
  const last = found.at(-1);
  return {
    events: found.flatMap(({ position, person_id, topic, subject_id }) =>
      isTopic(topic) ? [{ position, personId: person_id, topic, subjectId: subject_id }] : [],
    ),
    position: hasMore && last ? last.position : { xid: BigInt(rows[0]?.horizon ?? 0), id: 0n },
    hasMore,
  };
}

/** The position after everything that is committed now, but for what transactions that are still open may tell. */
export async function currentPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ horizon: string }>`select ${snapshotHorizon} as horizon`.execute(db);
  return { xid: BigInt(rows[0]?.horizon ?? 0), id: 0n };
}
