import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Country } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';
import { listTies, type Tie } from '#features/hiring/applications/server/queries/ties.ts';
import { peopleAndFormer } from '#features/identity/accounts/server/queries/people.ts';
import { companyStandings } from '#features/identity/memberships/server/queries/members.ts';
import {
  type ListedAt,
  listedConsultants,
} from '#features/profiles/consultants/server/queries/listed-consultants.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { photoFiles } from '#features/profiles/photos/server/queries.ts';
import { pairWith } from './threads.ts';

const selectPerson = (db: Db, at: ListedAt) =>
  db
    .selectFrom(peopleAndFormer(db).as('person'))
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
      'person.is_former as isFormer',
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

/** A user and what ties their side to that of the caller. */
export interface Correspondence {
  other: PersonRow;
  /** The one who asks, as others see them. */
  self: PersonRow;
  tie: Tie | null;
}

/** Someone whom a person corresponds with, and the company that this is about; null where there is none. */
export interface Party {
  otherId: UserId;
  companyId: CompanyId | null;
}

/** These people as this one corresponds with them, by id; people who have left are not in it. */
export async function findCorrespondences(
  db: Db,
  at: ListedAt,
  self: CorrespondentViewer,
  parties: readonly Party[],
): Promise<ReadonlyMap<UserId, Correspondence>> {
  const otherIds = parties.map(({ otherId }) => otherId);
  const companyIds = [...new Set(parties.flatMap(({ companyId }) => companyId ?? []))];
  const isClient = self.userType === 'client';
  const [found, ties, standings] = await Promise.all([
    selectPerson(db, at)
      .where('person.user_id', 'in', [self.userId, ...otherIds])
      .execute(),
    listTies(db, { companyIds, consultantIds: isClient ? otherIds : [self.userId] }),
    isClient ? [] : findCompanyStandings(db, companyIds),
  ]);
  const own = found.find(({ userId }) => userId === self.userId);
  if (!own) return new Map();
  const tieOf = new Map(ties.map((tie) => [isClient ? tie.consultantId : tie.companyId, tie]));
  const standingOf = new Map(standings.map(({ id, ...standing }) => [id, standing]));
  const companyOf = new Map(parties.map(({ otherId, companyId }) => [otherId, companyId]));
  return new Map(
    found.map((person) => {
      const { userId } = person;
      const companyId = companyOf.get(userId) ?? null;
      const standing = companyId && standingOf.get(companyId);
      const other = standing ? { ...person, ...standingFor(person, standing) } : person;
      const tie = tieOf.get(isClient ? userId : (companyId ?? userId)) ?? null;
      return [userId, { other, self: own, tie }];
    }),
  );
}

/** Clients are approved with the company that they act for. */
const standingFor = (
  { suspended_at }: Pick<PersonRow, 'suspended_at'>,
  company: Pick<PersonRow, 'approved_at' | 'suspended_at'>,
) => ({
  approved_at: company.approved_at,
  suspended_at: suspended_at ?? company.suspended_at,
});

const findCompanyStandings = (db: Db, companyIds: readonly CompanyId[]) =>
  companyStandings(db).where(sql<boolean>`companies.id = any(${companyIds}::uuid[])`).execute();

/** One of them, for what a thread is about; null when there is no such person. */
export async function findCorrespondence(
  db: Db,
  at: ListedAt,
  self: CorrespondentViewer,
  party: Party,
): Promise<Correspondence | null> {
  return (await findCorrespondences(db, at, self, [party])).get(party.otherId) ?? null;
}

/** One of them as this person would write to them; null when there is no such person. */
export async function findAddressee(
  db: Db,
  at: ListedAt,
  self: CorrespondentViewer,
  otherId: UserId,
): Promise<Correspondence | null> {
  const { companyId } = await pairWith(db, self, otherId);
  return findCorrespondence(db, at, self, { otherId, companyId });
}
