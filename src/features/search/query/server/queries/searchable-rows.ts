import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { subscribedUntil } from '#features/billing/subscriptions/rules/rights.ts';
import { subscriptionStates } from '#features/billing/subscriptions/server/queries/subscribed-users.ts';
import type { ListedAt } from '#features/profiles/consultants/server/queries/listed-consultants.ts';
import {
  type ProfileChoices,
  selectProfiles,
} from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { verifiedCertifications } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { photoFiles } from '#features/profiles/photos/server/queries.ts';
import { consultantRatings } from '#features/profiles/ratings/server/queries/ratings.ts';

const selectSearchable = (db: Db, { isDemo }: ListedAt) =>
  selectProfiles(db)
    .innerJoin(
      subscriptionStates(db).as('subscription'),
      'subscription.user_id',
      'consultant.user_id',
    )
    .leftJoin(photoFiles(db), (join) => join.onRef('photo.id', '=', 'consultant.photo_id'))
    .leftJoin(consultantRatings(db), (join) =>
      join.onRef('rating.consultant_id', '=', 'consultant.user_id'),
    )
    .selectAll('consultant')
    .select([
      'profile.first_name',
      'profile.last_name',
      'photo.blurred_file',
      'photo.medium_file',
      'rating.ratedBy',
      'rating.ratedMean',
      'rating.ratedScore',
      'subscription.status',
      'subscription.currentPeriodStart',
      'subscription.currentPeriodEnd',
      'subscription.cancelAtPeriodEnd',
    ])
    .where('profile.approved_at', 'is not', null)
    .where('profile.suspended_at', 'is', null)
    .where('profile.leaving_at', 'is', null)
    .$if(!isDemo, (query) => query.where('profile.is_demo', '=', false))
    .$narrowType<ProfileChoices>();

type Row = Awaited<ReturnType<ReturnType<typeof selectSearchable>['execute']>>[number];

/** A consultant who is listed, with when that ends by what is known now. */
export type SearchableRow = Row & { listed_until: Date; verified: string[] };

/** Those of these people who are listed, with all that is searched and shown of them. */
export async function readSearchable(
  db: Db,
  at: ListedAt,
  userIds: readonly string[],
): Promise<SearchableRow[]> {
  const rows = await selectSearchable(db, at)
    .where(sql<boolean>`consultant.user_id = any(${userIds}::uuid[])`)
    .execute();
  const verified = await verifiedCertifications(db, userIds, at.now);
  return rows.flatMap((row) => {
    const until = subscribedUntil(row);
    if (!until || until <= at.now) return [];
    const certifications = verified.get(row.user_id) ?? [];
    return [
      {
        ...row,
        listed_until: until,
        verified: certifications.map(({ certification }) => certification),
      },
    ];
  });
}
