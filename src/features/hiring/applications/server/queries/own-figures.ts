import { sql } from 'kysely';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { countOwnReach } from '#features/profiles/reach/server/queries/own-reach.ts';
import { dayAfter } from '#lib/calendar-days.ts';
import type { OwnFigures } from '../../contract/own-figures.ts';

/** When a client first answered: with an offer, or with a decision. Time that ends an application is no answer. */
const firstAnswer = sql<Date | null>`least(
  first_offered_at,
  case when status in ('accepted', 'rejected') and not ended_by_silence then decided_at end
)`;

/** The consultant's views, search appearances and applications of the last `days` calendar days (UTC), with today. */
export async function readOwnFigures(
  db: Db,
  consultant: ConsultantViewer,
  { days, now }: { days: number; now: Date },
): Promise<OwnFigures['periods'][number]> {
  const from = dayAfter(now, 1 - days);
  const start = new Date(from);
  const [reach, applications] = await Promise.all([
    countOwnReach(db, consultant, from),
    db
      .selectFrom('applications')
      .select([
        sql<number>`(count(*) filter (where created_at >= ${start}))::int`.as('applicationsSent'),
        sql<number>`(count(*) filter (where ${firstAnswer} >= ${start}))::int`.as(
          'answersReceived',
        ),
        sql<number>`(count(*) filter (where status = 'accepted' and decided_at >= ${start}))::int`.as(
          'wins',
        ),
      ])
      .where('consultant_id', '=', consultant.userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { days, from, ...reach, ...applications };
}
