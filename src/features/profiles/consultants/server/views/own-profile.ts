import type { VerifiedRow } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { viewVerified } from '#features/profiles/credentials/server/views.ts';
import { viewOwnPhoto } from '#features/profiles/photos/server/views.ts';
import { viewRating } from '#features/profiles/ratings/server/views.ts';
import type { OwnProfile } from '../../contract/own-profile.ts';
import { dayAhead } from '../../rules/available-from.ts';
import { writePhoneNumber } from '../../rules/phone-number.ts';
import type { ConsultantProfileRow } from '../queries/profile-rows.ts';

/** A profile as its owner edits it at `now`. */
export function viewOwnProfile(
  profile: ConsultantProfileRow,
  verified: readonly VerifiedRow[],
  now: Date,
): OwnProfile {
  return {
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email,
    phone: profile.phone,
    phoneText: writePhoneNumber(profile.phone, profile.country),
    title: profile.title,
    yearsExperience: profile.years_experience,
    hourlyRate: profile.hourly_rate_usd,
    country: profile.country,
    city: profile.city,
    timezone: profile.timezone,
    workArrangement: profile.work_arrangement,
    languages: profile.languages,
    primarySkills: profile.primary_skills,
    skillModules: profile.skill_modules,
    secondarySkills: profile.secondary_skills,
    certifications: profile.certifications,
    verifiedCertifications: verified.map(viewVerified),
    availability: profile.availability,
    availableFrom: profile.available_from,
    shownAvailableFrom: dayAhead(
      { availableFrom: profile.available_from, timezone: profile.timezone },
      now,
    ),
    hoursPerWeek: profile.hours_per_week,
    preferredProjectDuration: profile.preferred_project_duration,
    summary: profile.summary,
    experience: profile.experience,
    portfolioProjects: profile.portfolio_projects,
    linkedinUrl: profile.linkedin_url,
    websiteUrl: profile.website_url,
    ...viewRating(profile),
    photo:
      profile.photo_id && profile.blurred_file && profile.medium_file && profile.large_file
        ? viewOwnPhoto({
            id: profile.photo_id,
            blurred: profile.blurred_file,
            medium: profile.medium_file,
            large: profile.large_file,
          })
        : null,
    showsPhotoToClients: profile.shows_photo_to_clients,
  };
}
