import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { wallTimeOf } from '#lib/wall-time.ts';
import type { WeekId } from '../../ids.ts';

/** The time sheet of a deal; null while it is not switched on. */
export const findSheet = async (db: Db, applicationId: ApplicationId) =>
  (await db
    .selectFrom('time_sheets')
    .select(['unit', 'cap_parts as capParts', 'warned_percent as warnedPercent'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()) ?? null;

interface StoredEntry {
  day: string;
  parts: number;
  note: string;
}

const selectWeeks = (db: Db) =>
  db
    .selectFrom('time_sheet_weeks as week')
    .leftJoin(people(db).as('decider'), 'decider.user_id', 'week.decided_by')
    .select([
      'week.id',
      'week.application_id',
      'week.starts_on',
      'week.state',
      'week.submitted_at',
      'week.decided_at',
      'week.decided_by',
      'week.reason',
      'decider.first_name',
      'decider.last_name',
      (eb) =>
        eb
          .selectFrom('time_sheet_entries as entry')
          .select(
            sql<
              StoredEntry[]
            >`coalesce(json_agg(json_build_object('day', entry.day, 'parts', entry.parts, 'note', entry.note)
              order by entry.day), '[]')`.as('entries'),
          )
          .whereRef('entry.week_id', '=', 'week.id')
          .$asScalar()
          .as('entries'),
    ])
    .$narrowType<{ id: WeekId; application_id: ApplicationId; entries: StoredEntry[] }>();

/** A week of a time sheet with its entries. */
export type WeekRow = Awaited<ReturnType<ReturnType<typeof selectWeeks>['execute']>>[number];

/** The weeks of a time sheet, the newest first. */
export const listWeeks = (db: Db, applicationId: ApplicationId): Promise<WeekRow[]> =>
  selectWeeks(db)
    .where('week.application_id', '=', applicationId)
    .orderBy('week.starts_on', 'desc')
    .execute();

/** This week; null when there is none. */
export const findWeek = async (db: Db, id: WeekId): Promise<WeekRow | null> =>
  (await selectWeeks(db).where('week.id', '=', id).executeTakeFirst()) ?? null;

/** How many parts the weeks of a time sheet have that are submitted or approved. */
export async function countParts(db: Db, applicationId: ApplicationId): Promise<number> {
  const { parts } = await db
    .selectFrom('time_sheet_entries as entry')
    .innerJoin('time_sheet_weeks as week', 'week.id', 'entry.week_id')
    .select(({ fn }) => fn.sum<string | null>('entry.parts').as('parts'))
    .where('week.application_id', '=', applicationId)
    .where('week.state', 'in', ['submitted', 'approved'])
    .executeTakeFirstOrThrow();
  return Number(parts ?? 0);
}

/** The first and the last day that a consultant can enter now, in their zone; null before an acceptance. */
export async function findDays(
  db: Db,
  { consultantId, acceptedAt, now }: { consultantId: UserId; acceptedAt: Date | null; now: Date },
): Promise<{ first: string; last: string } | null> {
  if (!acceptedAt) return null;
  const profile = await consultantProfiles(db)
    .where('user_id', '=', consultantId)
    .executeTakeFirst();
  const dayOf = (time: Date) => wallTimeOf(time, profile?.timezone ?? 'UTC').slice(0, 10);
  return { first: dayOf(acceptedAt), last: dayOf(now) };
}
