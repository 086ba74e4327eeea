import { initialsOf, shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import type { VerifiedRow } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { viewVerified } from '#features/profiles/credentials/server/views.ts';
import { viewPhotoForClient } from '#features/profiles/photos/server/views.ts';
import type { ConsultantCard } from '../../contract/consultant-card.ts';
import type { ListedProfile } from '../../contract/listed-profile.ts';
import { writePhoneNumber } from '../../rules/phone-number.ts';
import type { ListedProfileRow } from '../queries/listed-profile.ts';

/** A listed consultant with the certifications that are verified now. */
type WithVerified<Verified> = ListedProfileRow & { verified: readonly Verified[] };

/** A card for approved clients: the surname is cut to its initial here. */
export function viewConsultantCard(consultant: WithVerified<unknown>): ConsultantCard {
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
    rating: null,
    verifiedCertificationCount: consultant.verified.length,
    summary: consultant.summary,
    primarySkills: consultant.primary_skills,
    secondarySkills: consultant.secondary_skills,
  };
}

/** A whole profile for approved clients, with the ways to reach the consultant. */
export function viewListedProfile(consultant: WithVerified<VerifiedRow>): ListedProfile {
  return {
    ...viewConsultantCard(consultant),
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
