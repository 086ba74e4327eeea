import { z } from 'zod';
import { certificationIds } from '#catalogue/certifications.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import {
  type LanguageLevel,
  languageLevels,
  type SpokenLanguage,
  spokenLanguages,
} from '#catalogue/enumerations/spoken-languages.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { isModuleId, moduleIds, skillOfModule } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import { normaliseCode } from '#features/billing/referrals/rules/codes.ts';
import { daySchema } from '#lib/api/day.ts';
import { areDistinct } from '#lib/api/distinct-items.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { webAddress } from '#lib/api/web-address.ts';
import { profileLimits } from './profile-limits.ts';

const { portfolioProjects, languages } = profileLimits;

export const invalidPhoneNumber = 'Please enter a valid phone number';
export const photoGone = 'This photo is no longer here. Please choose it again.';

/** Lengths are counted as the database counts them: a character outside the basic plane is one. */
const textOf = (min: number, tooShort: string) => typedText().min(min, tooShort);
const lineOf = (min: number, tooShort: string) => typedLine().min(min, tooShort);

export const portfolioProjectSchema = z.strictObject({
  title: lineOf(5, 'Project title must be at least 5 characters').max(
    200,
    'Project title cannot exceed 200 characters',
  ),
  description: textOf(50, 'Project description must be at least 50 characters').max(
    2000,
    'Project description cannot exceed 2000 characters',
  ),
});

/** A row of the form begins without a choice, which is refused here like any other value that is none. */
type WithoutChoice<Value extends string> = z.ZodType<Value, Value | ''>;
const language: WithoutChoice<SpokenLanguage> = z.enum(spokenLanguages.values, {
  error: 'Please select a language',
});
const level: WithoutChoice<LanguageLevel> = z.enum(languageLevels.values, {
  error: 'Please select how well you speak it',
});
const languageSkillSchema = z.strictObject({ language, level });

/**
 * The consultant profile form: the browser checks with it, and the server checks again with the same.
 * Messages are the specification's, word for word. Rates are whole US dollars an hour.
 */
export const consultantProfileSchema = z
  .strictObject({
    firstName: lineOf(2, 'First name must be at least 2 characters').max(
      100,
      'First name cannot exceed 100 characters',
    ),
    lastName: lineOf(2, 'Last name must be at least 2 characters').max(
      100,
      'Last name cannot exceed 100 characters',
    ),
    phone: typedLine()
      .min(profileLimits.phone.min, invalidPhoneNumber)
      .max(profileLimits.phone.max, invalidPhoneNumber),
    title: lineOf(5, 'Professional title must be at least 5 characters').max(
      120,
      'Professional title cannot exceed 120 characters',
    ),
    yearsExperience: z
      .int('Please enter your years of experience as a whole number')
      .min(1, 'Years of experience must be at least 1')
      .max(50, 'Years of experience cannot exceed 50'),
    hourlyRate: z
      .int('Please enter your hourly rate in whole dollars')
      .min(25, 'Hourly rate must be at least $25')
      .max(1000, 'Hourly rate cannot exceed $1000'),
    country: z.enum(countries.values, { error: 'Please select a country' }),
    city: lineOf(2, 'City must be at least 2 characters').max(
      100,
      'City cannot exceed 100 characters',
    ),
    timezone: z.enum(timezones.values, { error: 'Please select a timezone' }),
    /** Where the consultant works. Left out, it stays as it is: profiles from before it was asked say nothing. */
    workArrangement: z
      .enum(workArrangements.values, { error: 'Please choose how you work' })
      .optional(),
    /** What they speak, each language once. Left out, it stays as it is. */
    languages: z
      .array(languageSkillSchema)
      .max(languages.max, languages.tooMany)
      .refine(
        (spoken) => areDistinct(spoken.map(({ language }) => language)),
        'Each language can be chosen once',
      )
      .optional(),
    primarySkills: z
      .array(z.enum(skillIds))
      .min(3, 'Please select at least 3 primary skills')
      .max(8, 'Maximum 8 primary skills allowed')
      .refine(areDistinct, 'Each skill can be chosen once'),
    skillModules: z
      .array(z.enum(moduleIds))
      .max(moduleIds.length)
      .refine(areDistinct, 'Each module can be chosen once'),
    secondarySkills: z
      .array(z.enum(skillIds))
      .max(10, 'Maximum 10 secondary skills allowed')
      .refine(areDistinct, 'Each skill can be chosen once'),
    certifications: z
      .array(z.enum(certificationIds))
      .max(10, 'Maximum 10 certifications allowed')
      .refine(areDistinct, 'Each certification can be chosen once'),
    availability: z.enum(availabilities.values),
    /** The day from which they can take on work; null for none. Left out, it stays as it is. */
    availableFrom: daySchema({ from: '2000-01-01' }).nullable().optional(),
    hoursPerWeek: z
      .int('Please enter your hours per week as a whole number')
      .min(5, 'Minimum 5 hours per week')
      .max(60, 'Maximum 60 hours per week'),
    preferredProjectDuration: z.enum(preferredDurations.values),
    summary: textOf(100, 'Summary must be at least 100 characters').max(
      500,
      'Summary cannot exceed 500 characters',
    ),
    experience: textOf(200, 'Experience description must be at least 200 characters').max(
      2000,
      'Experience description cannot exceed 2000 characters',
    ),
    portfolioProjects: z
      .array(portfolioProjectSchema)
      .max(portfolioProjects.max, portfolioProjects.tooMany),
    linkedinUrl: webAddress('Please enter a valid LinkedIn URL'),
    websiteUrl: webAddress('Please enter a valid website URL'),
    /** Whether approved clients see the photo sharp. Left out, it stays as it is: at first they do not. */
    showsPhotoToClients: z.boolean().optional(),
    /** An uploaded photo that is to be the profile's; null for none. Left out, the photo stays as it is. */
    photoId: z.uuid().nullable().optional(),
    /** The code of the one who brought the consultant here. A wrong one never stands in the way of saving. */
    referralCode: z.string().overwrite(normaliseCode).optional(),
    agreedToTerms: z.literal(true, { error: 'You must agree to the terms and conditions' }),
  })
  .refine(
    (profile) =>
      profile.skillModules.every(
        (id) => isModuleId(id) && profile.primarySkills.includes(skillOfModule(id)),
      ),
    { path: ['skillModules'], error: 'Modules must belong to one of your primary skills' },
  );
export type ConsultantProfileInput = z.output<typeof consultantProfileSchema>;

/** What the form starts with. */
export const consultantProfileDefaults = {
  yearsExperience: 5,
  hourlyRate: 100,
  hoursPerWeek: 30,
  availability: 'available',
  preferredProjectDuration: '1-3_months',
} as const;
