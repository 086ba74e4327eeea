import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';
import type { BusyCalendar } from '../../contract/calendar-operations.ts';
import { countsForMs } from '../../rules/busy-calendar.ts';

/** Where the addresses of calendars are. */
export const encryptedCalendarAddresses: EncryptedColumn = {
  use: keyUses.calendarAddress,
  ...{ table: 'call_calendars', key: 'consultant_id', subject: 'consultant_id' },
  encrypted: 'sealed_address',
};

/** The calendar of this consultant, as they see it; null without one. */
export async function findCalendar(db: Db, consultantId: UserId): Promise<BusyCalendar | null> {
  const row = await db
    .selectFrom('call_calendars')
    .select(['added_at', 'read_at', 'problem', 'failing_since'])
    .select(
      sql<{ from: string; to: string }[]>`(
        select coalesce(json_agg(json_build_object('from', lower(part), 'to', upper(part)) order by part), '[]')
        from unnest(busy) as part)`.as('busy'),
    )
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst();
  if (!row) return null;
  const inUtc = (time: string) => new Date(time).toISOString();
  return {
    addedAt: row.added_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    problem: row.problem,
    failingSince: row.failing_since?.toISOString() ?? null,
    busy: row.busy.map(({ from, to }) => ({ from: inUtc(from), to: inUtc(to) })),
  };
}

/** Which of these times for a call the consultant has no time for, by a calendar that was read lately. */
export async function findBusyTimes(
  db: Db,
  consultantId: UserId,
  { times, minutes, now }: { times: readonly Date[]; minutes: number; now: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ time: Date }>`
    select time from unnest(${[...times]}::timestamptz[]) as time
     where exists (
       select 1 from call_calendars
        where consultant_id = ${consultantId}
          and read_at > ${new Date(now.getTime() - countsForMs)}
          and busy && tstzrange(time, time + ${minutes}::int * interval '1 minute'))
     order by time`.execute(db);
  return rows.map(({ time }) => time);
}
