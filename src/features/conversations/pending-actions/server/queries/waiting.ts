import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import type { WaitingKind } from '../../rules/reminders.ts';
import type { WaitingSource } from './waiting-sources.ts';

/** The most that is listed of what waits for one person. */
const listedAtMost = 50;

/** All that waits for anybody, each with its kind. */
const selectWaiting = (db: Db, source: WaitingSource, now: Date) =>
  db
    .selectFrom(source.query(db, now).as('source'))
    .select([
      sql<WaitingKind>`${sql.lit(source.kind)}`.as('kind'),
      'source.id',
      'source.userId',
      'source.projectTitle',
      'source.firstName',
      'source.lastName',
      'source.since',
      'source.endsOn',
      sql<
        number | null
      >`${source.kind === 'message' ? sql.ref('source.unread') : sql`null::int`}`.as('unread'),
    ]);

/** A pending action of a user. */
export type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number];

/** Who is reminded; null when they have left. */
export async function findReminded(db: Db, userId: UserId) {
  const person = await peopleWithEmail(db)
    .where('profiles.user_id', '=', userId)
    .where('profiles.leaving_at', 'is', null)
    .executeTakeFirst();
  if (!person) return null;
  const { first_name: firstName, last_name: lastName, user_type: userType, email } = person;
  return { firstName, lastName, userType, email };
}

/** What is pending for one person of each kind, oldest first, with the total of the kind: in one statement. */
function listOfEachKind(db: Db, sources: readonly WaitingSource[], userId: UserId, now: Date) {
  const [first, ...others] = sources.map((source) =>
    db
      .selectFrom(
        selectWaiting(db, source, now)
          .select(sql<number>`(count(*) over ())::int`.as('total'))
          .where('source.userId', '=', userId)
          .orderBy('source.since')
          .orderBy('source.id')
          // A literal: of a limit that it does not know the planner expects a tenth of the table.
          .limit(sql.lit(listedAtMost))
          .as('waiting'),
      )
      .selectAll('waiting'),
  );
  if (!first) throw new Error('There are no kinds of pending actions.');
  return others.reduce((all, each) => all.unionAll(each), first).execute();
}

/** All requests that are pending, and the list of one person's. */
export interface PendingActions {
  sources: readonly WaitingSource[];
  /**
   * What is pending for this person now, oldest first, and how much; `toImpersonation` leaves out what an
   * impersonating admin may not read.
   */
  listWaiting(
    db: Db,
    userId: UserId,
    now: Date,
    reader?: { toImpersonation?: boolean },
  ): Promise<{ rows: WaitingRow[]; total: number }>;
}

/** Makes the lists from all sources. */
export function createPendingActions(sources: readonly WaitingSource[]): PendingActions {
  const sourcesToLookIn = sources.filter(({ kind }) => kind !== 'message');
  return {
    sources,
    async listWaiting(db, userId, now, { toImpersonation = false } = {}) {
      const found = await listOfEachKind(
        db,
        toImpersonation ? sourcesToLookIn : sources,
        userId,
        now,
      );
      const rows = found.toSorted((one, other) => one.since.getTime() - other.since.getTime());
      const totals = new Map(found.map(({ kind, total }) => [kind, total]));
      return {
        rows: rows.slice(0, listedAtMost),
        total: [...totals.values()].reduce((sum, total) => sum + total, 0),
      };
    },
  };
}
