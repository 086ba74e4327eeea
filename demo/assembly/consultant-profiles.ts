import type { Insertable } from 'kysely';
import type { LanguageSkill, SpokenLanguage } from '#catalogue/enumerations/spoken-languages.ts';
import type { ConsultantProfilesTable } from '#db/tables/consultants.ts';
import { dayAfter } from '#lib/calendar-days.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { DemoConsultant } from '../content/demo-consultant.ts';
import { placeOf } from '../content/places.ts';
import type { PortraitPhoto } from '../portraits/read-portraits.ts';
import { hoursAfter } from './dates.ts';
import type { DemoRules } from './demo-rules.ts';
import type { DemoPerson } from './people.ts';

const further = ['fr', 'de', 'es', 'nl', 'it'] as const;

/** The language of the place, English where that is another, and for half of them one more. */
function languagesOf(language: SpokenLanguage, chance: number): LanguageSkill[] {
  const [other] = further.slice(Math.floor(chance * 10));
  return [
    { language, level: 'native' },
    ...(language === 'en' ? [] : [{ language: 'en', level: 'fluent' } as const]),
    ...(other && other !== language ? [{ language: other, level: 'conversational' } as const] : []),
  ];
}

interface ProfileDetails {
  phone: string;
  photo: PortraitPhoto | undefined;
  rules: Pick<DemoRules, 'whenToAsk'>;
  now: Date;
}

/** The profile that a consultant filled in soon after signing up. */
export function consultantProfileRow(
  consultant: DemoConsultant,
  { id, joinedAt }: DemoPerson,
  { phone, photo, rules, now }: ProfileDetails,
): Insertable<ConsultantProfilesTable> {
  const random = seededRandom(`profile ${consultant.key}`);
  const savedAt = hoursAfter(joinedAt, random.between(0.2, 1.5));
  const { country, timezone, language } = placeOf(consultant.city);
  const { availableInDays: days } = consultant;
  const availableFrom = days === undefined ? null : dayAfter(now, days);
  return {
    user_id: id,
    phone,
    title: consultant.title,
    years_experience: consultant.yearsExperience,
    hourly_rate_usd: consultant.hourlyRateUsd,
    country,
    city: consultant.city,
    timezone,
    work_arrangement: consultant.workArrangement,
    languages: JSON.stringify(languagesOf(language, random.between(0, 1))),
    primary_skills: [...consultant.primarySkills],
    skill_modules: [...consultant.modules],
    secondary_skills: [...consultant.secondarySkills],
    certifications: [...consultant.certifications],
    availability: consultant.availability,
    available_from: availableFrom,
    asks_availability_at: rules.whenToAsk({ availableFrom, timezone }, now),
    hours_per_week: consultant.hoursPerWeek,
    preferred_project_duration: consultant.preferredDuration,
    summary: consultant.summary,
    experience: consultant.experience.join('\n\n'),
    portfolio_projects: JSON.stringify(consultant.portfolio),
    linkedin_url: random.between(0, 1) < 0.6 ? `https://linkedin.test/in/${consultant.key}` : '',
    website_url: consultant.website ?? '',
    photo_id: photo?.id ?? null,
    shows_photo_to_clients: photo?.isShown ?? false,
    agreed_to_terms_at: savedAt,
    created_at: savedAt,
    updated_at: savedAt,
  };
}
