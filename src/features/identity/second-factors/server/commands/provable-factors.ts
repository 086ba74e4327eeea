import { sql } from 'kysely';
import type { PendingSignIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { isPaused } from '../queries.ts';

// What was begun and not finished within this time is begun anew.
const enrolmentMs = 30 * 60_000;

export interface Checked extends PendingSignIn {
  /** The second step is still to come: only a factor that counts already can do it. */
  isPending: boolean;
}

/** The factors that this sign-in may prove: verified ones, and while signed in the one that is being set up. */
export const provableFactors = (tx: Db, { userId, isPending }: Checked, now: Date) =>
  tx
    .selectFrom('auth.factors as factor')
    .where('factor.user_id', '=', userId)
    .where(sql<boolean>`not (${isPaused})`)
    .where(({ eb, or }) =>
      or([
        eb('factor.verified_at', 'is not', null),
        ...(isPending ? [] : [eb('factor.created_at', '>', new Date(now.getTime() - enrolmentMs))]),
      ]),
    );
