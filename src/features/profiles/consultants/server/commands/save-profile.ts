import type { Selectable } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { ConsultantProfilesTable } from '#db/tables/consultants.ts';
import { lockPeople, renamePerson } from '#features/identity/accounts/server/commands/people.ts';
import { dropUnclaimedEvidence } from '#features/profiles/credentials/server/commands/evidence.ts';
import {
  attachPhoto,
  discardPhoto,
  lockPhoto,
} from '#features/profiles/photos/server/commands/own-photo.ts';
import type { Services } from '#server/services.ts';
import { isPastAnew, whenToAsk } from '../../rules/available-from.ts';
import type { PhoneNumber } from '../../rules/phone-number.ts';
import type { ConsultantProfileInput } from '../../rules/profile-form.ts';
import { findClaims, noteClaims } from './claim-changes.ts';

/** The profile form with its phone number in the form the world dials. */
export type CheckedProfile = Omit<ConsultantProfileInput, 'phone' | 'referralCode'> & {
  phone: PhoneNumber;
};

const columnsOf = (profile: CheckedProfile) => ({
  phone: profile.phone,
  title: profile.title,
  years_experience: profile.yearsExperience,
  hourly_rate_usd: profile.hourlyRate,
  country: profile.country,
  city: profile.city,
  timezone: profile.timezone,
  ...(profile.workArrangement && { work_arrangement: profile.workArrangement }),
  ...(profile.languages && { languages: JSON.stringify(profile.languages) }),
  primary_skills: [...profile.primarySkills],
  skill_modules: [...profile.skillModules],
  secondary_skills: [...profile.secondarySkills],
  certifications: [...profile.certifications],
  availability: profile.availability,
  hours_per_week: profile.hoursPerWeek,
  preferred_project_duration: profile.preferredProjectDuration,
  summary: profile.summary,
  experience: profile.experience,
  portfolio_projects: JSON.stringify(profile.portfolioProjects),
  linkedin_url: profile.linkedinUrl,
  website_url: profile.websiteUrl,
  ...(profile.showsPhotoToClients !== undefined && {
    shows_photo_to_clients: profile.showsPhotoToClients,
  }),
});

/**
 * Saves a consultant's own profile, names included. Says whether this save created it; of several at
 * once exactly one did, and none mixes with another. The terms were agreed to once: at the first save.
 * Refused, and nothing changed, for a photo that is not the consultant's or is gone, and for a day to be available from
 * that has passed.
 */
export async function saveProfile(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs' | 'searchIndex'>,
  consultant: ConsultantViewer,
  profile: CheckedProfile,
): Promise<{ refused: 'PHOTO_GONE' | 'DAY_PASSED' } | { refused: null; created: boolean }> {
  const { photoId } = profile;
  if (photoId && !(await lockPhoto(tx, consultant.userId, photoId))) {
    return { refused: 'PHOTO_GONE' };
  }
  const now = services.clock.now();
  const named = await nameDay(tx, now, consultant.userId, profile);
  if (!named) return { refused: 'DAY_PASSED' };
  const created = await writeProfile(tx, now, consultant, profile, named);
  if (photoId !== undefined) await choosePhoto(tx, services, consultant.userId, photoId);
  await dropUnclaimedEvidence(tx, services, consultant.userId, profile.certifications);
  await services.searchIndex.refresh(tx, [consultant.userId]);
  return { refused: null, created };
}

type NamedDay = Partial<
  Pick<Selectable<ConsultantProfilesTable>, 'available_from' | 'asks_availability_at'>
>;

/**
 * What changes of the day from which a consultant is available, and of when they are asked about it; null for a day
 * that has passed and is not the stored one. The person is locked from here on.
 */
async function nameDay(
  tx: Tx,
  now: Date,
  userId: UserId,
  { availableFrom, timezone }: CheckedProfile,
): Promise<NamedDay | null> {
  await lockPeople(tx, [userId]);
  const stored = await tx
    .selectFrom('consultant_profiles')
    .select(['available_from', 'timezone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const storedDay = stored?.available_from ?? null;
  const day = availableFrom === undefined ? storedDay : availableFrom;
  const named = { availableFrom: day, timezone };
  if (isPastAnew(named, storedDay, now)) return null;
  if (day === storedDay && timezone === stored?.timezone) return {};
  return { available_from: day, asks_availability_at: whenToAsk(named, now) };
}

async function writeProfile(
  tx: Tx,
  now: Date,
  consultant: ConsultantViewer,
  profile: CheckedProfile,
  named: NamedDay,
): Promise<boolean> {
  const columns = { ...columnsOf(profile), ...named };
  await renamePerson(tx, consultant.userId, profile, now);
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('consultant_profiles')
    .values({
      ...columns,
      user_id: consultant.userId,
      agreed_to_terms_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  if (inserted === 1n) return true;
  const before = await findClaims(tx, consultant.userId);
  await tx
    .updateTable('consultant_profiles')
    .set({ ...columns, updated_at: now })
    .where('user_id', '=', consultant.userId)
    .execute();
  if (before) await noteClaims(tx, consultant.userId, { before, after: profile, now });
  return false;
}

/**
 * Makes a held photo the one of the profile, or leaves the profile without one (`null`). The photo it had
 * is discarded.
 */
async function choosePhoto(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  userId: UserId,
  photoId: string | null,
): Promise<void> {
  const { photo_id: earlier } = await tx
    .selectFrom('consultant_profiles')
    .select('photo_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (earlier === photoId) return;
  await tx
    .updateTable('consultant_profiles')
    .set({ photo_id: photoId })
    .where('user_id', '=', userId)
    .execute();
  if (photoId !== null) await attachPhoto(tx, services, photoId);
  if (earlier !== null) await discardPhoto(tx, services, earlier);
}
