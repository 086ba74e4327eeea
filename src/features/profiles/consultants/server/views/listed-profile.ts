import type { Timezone } from '#catalogue/enumerations/places.ts';
import { initialsOf, shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import type { VerifiedRow } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { viewVerified } from '#features/profiles/credentials/server/views.ts';
import { viewPhotoForClient } from '#features/profiles/photos/server/views.ts';
import { viewRating } from '#features/profiles/ratings/server/views.ts';
import type { ConsultantCard } from '../../contract/consultant-card.ts';
import type { ListedProfile } from '../../contract/listed-profile.ts';
import { dayAhead } from '../../rules/available-from.ts';
import { writePhoneNumber } from '../../rules/phone-number.ts';
import type { ListedProfileRow } from '../queries/listed-profile.ts';

/** A listed consultant with the certifications that are verified now. */
type WithVerified<Verified> = ListedProfileRow & { verified: readonly Verified[] };

/**
 * A card as the search stores it, with the day that the consultant has named and where they live. Both are absent in
 * cards that were stored before the day was asked.
 */
export type StoredCard = Omit<ConsultantCard, 'availableFrom'> & {
  availableFrom?: string | null;
  timezone?: Timezone;
};

/** A stored card as approved clients read it at `now`. */
export const viewStoredCard = (
  { timezone, availableFrom = null, ...card }: StoredCard,
  now: Date,
): ConsultantCard => ({
  ...card,
  availableFrom: timezone ? dayAhead({ availableFrom, timezone }, now) : null,
});

/** A card for approved clients at `now`. */
export const viewConsultantCard = (consultant: WithVerified<unknown>, now: Date): ConsultantCard =>
  viewStoredCard(cardToStore(consultant), now);

/** A card for the search: the surname is cut to its initial here. */
export function cardToStore(consultant: WithVerified<unknown>): StoredCard {
  const photo = viewPhotoForClient(consultant, {
    hasAccepted: false,
    isShownToClients: consultant.shows_photo_to_clients,
  });
  return {
    userId: consultant.user_id,
    name: shortNameOf(consultant.first_name, consultant.last_name),
    initials: initialsOf(consultant.first_name, consultant.last_name),
    avatar: photo.url,
    isAvatarSharp: photo.isSharp,
    title: consultant.title,
    city: consultant.city,
    country: consultant.country,
    workArrangement: consultant.work_arrangement,
    languages: consultant.languages,
    yearsExperience: consultant.years_experience,
    hourlyRateUsd: consultant.hourly_rate_usd,
    availability: consultant.availability,
    availableFrom: consultant.available_from,
    timezone: consultant.timezone,
    ...viewRating(consultant),
    verifiedCertificationCount: consultant.verified.length,
    summary: consultant.summary,
    primarySkills: consultant.primary_skills,
    secondarySkills: consultant.secondary_skills,
  };
}

/** A whole profile for approved clients at `now`, with the ways to reach the consultant. */
export function viewListedProfile(consultant: WithVerified<VerifiedRow>, now: Date): ListedProfile {
  return {
    ...viewConsultantCard(consultant, now),
    timezone: consultant.timezone,
    skillModules: consultant.skill_modules,
    certifications: consultant.certifications,
    verifiedCertifications: consultant.verified.map(viewVerified),
    hoursPerWeek: consultant.hours_per_week,
    preferredProjectDuration: consultant.preferred_project_duration,
    experience: consultant.experience,
    portfolioProjects: consultant.portfolio_projects,
    phone: consultant.phone,
    phoneText: writePhoneNumber(consultant.phone, consultant.country),
    websiteUrl: consultant.website_url,
    linkedinUrl: consultant.linkedin_url,
  };
}
