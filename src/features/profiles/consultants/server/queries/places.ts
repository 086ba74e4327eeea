import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** The place of this user's profile as they have written it, if no other user has. */
export function listPlacesOnlyOf(
  db: Db,
  userId: UserId,
): Promise<{ country: string; city: string }[]> {
  return db
    .selectFrom('consultant_profiles as own')
    .select(['own.country', 'own.city'])
    .where('own.user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consultant_profiles as other')
            .select('other.user_id')
            .whereRef('other.country', '=', 'own.country')
            .whereRef('other.city', '=', 'own.city')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .execute();
}
