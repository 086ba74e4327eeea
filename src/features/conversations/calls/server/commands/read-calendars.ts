import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { z } from 'zod';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { zoneOfProfile } from '#features/profiles/consultants/rules/profile-zone.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { inProject } from '#lib/project-folder.ts';
import { runSandboxed } from '#lib/sandboxed/run-sandboxed.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import type { BusyTime } from '../../../lib/calendars/busy-in-calendar.ts';
import { CalendarUnread } from '../../../lib/calendars/calendar-source.ts';
import {
  type CalendarProblem,
  readAheadMs,
  readEveryMs,
  toldAfterMs,
} from '../../rules/busy-calendar.ts';
import { callCalendarUnread } from '../jobs.ts';
import { findWeek } from '../queries/weeks.ts';
import type { CallsServices } from '../services.ts';

type Tools = Pick<Services, 'db' | 'write' | 'clock' | 'keys' | 'jobs' | 'log' | 'publicUrl'> &
  CallsServices;

/** What a calendar may cost the process that reads it. */
const readerLimits = {
  cpuSeconds: 10,
  memoryBytes: 512 * 1024 * 1024,
  wallMs: 60_000,
  answerLength: 200_000,
};
const module = pathToFileURL(
  inProject('src/features/conversations/lib/calendars/busy-in-calendar.ts'),
);
const answerSchema = z.union([
  z.object({ refused: z.enum(['not-a-calendar', 'too-much']) }),
  z.object({ busy: z.array(z.tuple([z.number(), z.number()])) }),
]);

/** Reads the calendars that are due, one after the other, until none is left or the signal ends it. */
export async function readDueCalendars(tools: Tools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claimNext(tools);
    if (!due) return;
    await readOne(tools, due, signal);
  }
}

interface Due {
  consultantId: UserId;
  sealedAddress: string;
}

/** The next calendar that is due, if any: no other worker reads it within the next half an hour. */
async function claimNext({ write, clock }: Tools): Promise<Due | null> {
  const now = clock.now();
  const row = await write((tx) =>
    tx
      .updateTable('call_calendars')
      .set({ tried_at: now })
      .where('consultant_id', '=', (eb) =>
        eb
          .selectFrom('call_calendars')
          .select('consultant_id')
          .where((or) =>
            or.or([
              or('tried_at', 'is', null),
              or('tried_at', '<=', new Date(now.getTime() - readEveryMs)),
            ]),
          )
          .orderBy('tried_at', (order) => order.asc().nullsFirst())
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['consultant_id', 'sealed_address'])
      .executeTakeFirst()
      .then((claimed) => claimed ?? null),
  );
  return row && { consultantId: toUserId(row.consultant_id), sealedAddress: row.sealed_address };
}

type Reading = { busy: readonly BusyTime[] } | { problem: CalendarProblem };

async function readOne(tools: Tools, due: Due, signal: AbortSignal): Promise<void> {
  if (await isHiddenAccount(tools.db, due.consultantId)) return;
  const reading = await read(tools, due, signal);
  if (reading) await store(tools, due, reading);
}

/** Null where this machine, or the pause of outgoing calls, and not the calendar is why it was not read. */
async function read(
  tools: Tools,
  { consultantId, sealedAddress }: Due,
  signal: AbortSignal,
): Promise<Reading | null> {
  const { db, keys, calendars, clock, log, publicUrl } = tools;
  let file: Uint8Array;
  try {
    const address = keys.decrypt(keyUses.calendarAddress, consultantId, sealedAddress);
    file = await calendars.fetch(address, { signal });
  } catch (error) {
    if (error instanceof CalendarUnread) return { problem: error.problem };
    // Its words could name the address.
    log.warn('a calendar was not asked');
    return null;
  }
  const from = clock.now().getTime();
  const outcome = await runSandboxed({
    module,
    settings: {
      ...{ from: String(from), to: String(from + readAheadMs) },
      zone: await findZone(db, consultantId),
      ownHost: new URL(publicUrl).hostname,
    },
    input: file,
    limits: readerLimits,
  });
  if ('answer' in outcome) {
    const answer = answerSchema.parse(outcome.answer);
    return 'busy' in answer ? answer : { problem: answer.refused };
  }
  if (outcome.ended === 'too-much') return { problem: 'too-much' };
  log.warn({ ended: outcome.ended, bytes: file.length }, 'a calendar broke its reader');
  return outcome.ended === 'broken' ? { problem: 'not-a-calendar' } : null;
}

/** On which clock a consultant lives, as they say for their calls or in their profile. */
async function findZone(db: Db, consultantId: UserId): Promise<string> {
  const week = await findWeek(db, consultantId);
  if (week) return week.zone;
  const profile = await consultantProfiles(db)
    .where('user_id', '=', consultantId)
    .executeTakeFirst();
  return profile ? zoneOfProfile(profile.timezone) : 'UTC';
}

/** Stores what was read of the address that was asked: not where it was replaced meanwhile. */
async function store(
  { write, clock, jobs }: Tools,
  { consultantId, sealedAddress }: Due,
  reading: Reading,
): Promise<void> {
  const now = clock.now();
  await write(async (tx) => {
    const calendar = tx
      .updateTable('call_calendars')
      .where('consultant_id', '=', consultantId)
      .where('sealed_address', '=', sealedAddress);
    if ('busy' in reading) {
      await calendar
        .set({
          ...{ read_at: now, busy: rangesOf(reading.busy) },
          ...{ problem: null, failing_since: null, failure_told_at: null },
        })
        .execute();
      return null;
    }
    const failed = await calendar
      .set({
        problem: reading.problem,
        failing_since: sql<Date>`coalesce(failing_since, ${now})`,
      })
      .returning(['failing_since', 'failure_told_at'])
      .executeTakeFirst();
    const since = failed?.failing_since;
    if (!since || failed.failure_told_at || now.getTime() - since.getTime() < toldAfterMs) {
      return null;
    }
    await calendar.set({ failure_told_at: now }).execute();
    await jobs.enqueue(tx, callCalendarUnread, { consultantId, since: since.toISOString() });
    return null;
  });
}

/** Times as PostgreSQL writes a multirange. */
const rangesOf = (busy: readonly BusyTime[]): string =>
  `{${busy.map((times) => `[${times.map((time) => new Date(time).toISOString()).join(',')})`).join(',')}}`;
