import type { Db } from '#db/client.ts';
import { photoFiles } from '#features/profiles/photos/server/queries.ts';
import { consultantRatings } from '#features/profiles/ratings/server/queries/ratings.ts';
import { type ListedAt, listedConsultants } from './listed-consultants.ts';
import type { ProfileChoices } from './profile-rows.ts';

const selectListedProfile = (db: Db, at: ListedAt) =>
  listedConsultants(db, at)
    .leftJoin(photoFiles(db), (join) => join.onRef('photo.id', '=', 'consultant.photo_id'))
    .leftJoin(consultantRatings(db), (join) =>
      join.onRef('rating.consultant_id', '=', 'consultant.user_id'),
    )
    .selectAll('consultant')
    .select(['profile.first_name', 'profile.last_name', 'photo.blurred_file', 'photo.medium_file'])
    .select(['rating.ratedBy', 'rating.ratedMean', 'rating.ratedScore'])
    .$narrowType<ProfileChoices>();

export type ListedProfileRow = Awaited<
  ReturnType<ReturnType<typeof selectListedProfile>['execute']>
>[number];

/** The profiles of those of these consultants who are listed, in no order. */
export function findListedProfiles(
  db: Db,
  at: ListedAt,
  consultantIds: readonly string[],
): Promise<ListedProfileRow[]> {
  if (consultantIds.length === 0) return Promise.resolve([]);
  return selectListedProfile(db, at).where('consultant.user_id', 'in', consultantIds).execute();
}
