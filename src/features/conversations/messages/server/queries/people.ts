import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Country } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';
import { listTies, type Tie } from '#features/hiring/applications/server/queries/ties.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import {
  type ListedAt,
  listedConsultants,
} from '#features/profiles/consultants/server/queries/listed-consultants.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { photoFiles } from '#features/profiles/photos/server/queries.ts';

const selectPerson = (db: Db, at: ListedAt) =>
  db
    .selectFrom(peopleWithEmail(db).as('person'))
    .leftJoin(consultantProfiles(db).as('consultant'), 'consultant.user_id', 'person.user_id')
    .leftJoin(photoFiles(db), (join) => join.onRef('photo.id', '=', 'consultant.photo_id'))
    .select((eb) => [
      'person.user_id as userId',
      'person.user_type as userType',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
      'person.approved_at',
      'person.suspended_at',
      'person.leaving_at',
      'consultant.title',
      'consultant.phone',
      'consultant.country',
      'consultant.website_url as websiteUrl',
      'consultant.linkedin_url as linkedinUrl',
      'consultant.shows_photo_to_clients as showsPhoto',
      'photo.blurred_file',
      'photo.medium_file',
      eb
        .exists(
          listedConsultants(db, at)
            .select('consultant.user_id')
            .where(sql<boolean>`consultant.user_id = person.user_id`),
        )
        .$castTo<boolean>()
        .as('isListed'),
    ])
    .$narrowType<{ userId: UserId; country: Country | null }>();

/** A user with whom another has a conversation: all of them, to be cut down by views. */
export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPerson>['execute']>>[number];

/** A user and what ties them to the caller. */
export interface Correspondence {
  other: PersonRow;
  /** The one who asks, as others see them. */
  self: PersonRow;
  tie: Tie | null;
}

/** These people as this one corresponds with them, by id, in two statements; people who have left are not in it. */
export async function findCorrespondences(
  db: Db,
  at: ListedAt,
  self: CorrespondentViewer,
  otherIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, Correspondence>> {
  const [people, ties] = await Promise.all([
    selectPerson(db, at)
      .where('person.user_id', 'in', [self.userId, ...otherIds])
      .execute(),
    listTies(
      db,
      self.userType === 'client'
        ? { clientIds: [self.userId], consultantIds: otherIds }
        : { clientIds: otherIds, consultantIds: [self.userId] },
    ),
  ]);
  const own = people.find(({ userId }) => userId === self.userId);
  if (!own) return new Map();
  const tieOf = new Map(
    ties.map((tie) => [self.userType === 'client' ? tie.consultantId : tie.clientId, tie]),
  );
  return new Map(
    people.map((other) => [
      other.userId,
      { other, self: own, tie: tieOf.get(other.userId) ?? null },
    ]),
  );
}

/** One of them; null when there is no such person. */
export async function findCorrespondence(
  db: Db,
  at: ListedAt,
  self: CorrespondentViewer,
  otherId: UserId,
): Promise<Correspondence | null> {
  return (await findCorrespondences(db, at, self, [otherId])).get(otherId) ?? null;
}
