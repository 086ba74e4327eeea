import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import {
  rightsAt,
  subscribedUsers,
} from '#features/billing/subscriptions/server/queries/subscribed-users.ts';
import { selectProfiles } from './profile-rows.ts';

/** When the question is asked, and whether made-up people count. */
export interface ListedAt {
  now: Date;
  isDemo: boolean;
}

/** All consultants whom anyone may see: approved by an admin, not suspended, and subscribed at `now`. */
export const listedConsultants = (db: Db, { now, isDemo }: ListedAt) =>
  selectProfiles(db)
    // A literal: the planner must see that the index on the newest of a type fits.
    .where('profile.user_type', '=', sql.lit('consultant'))
    .where('profile.approved_at', 'is not', null)
    .where('profile.suspended_at', 'is', null)
    .where('profile.leaving_at', 'is', null)
    .where('profile.user_id', 'in', subscribedUsers(db, rightsAt(now)))
    .$if(!isDemo, (query) => query.where('profile.is_demo', '=', false));
