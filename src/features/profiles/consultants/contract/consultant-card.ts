import { z } from 'zod';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { languageLevels, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { ratingShape } from '#features/profiles/ratings/contract.ts';

/** The languages that a consultant speaks, each with its level. */
export const spokenLanguagesSchema = z.array(
  z.object({
    language: z.enum(spokenLanguages.values),
    level: z.enum(languageLevels.values),
  }),
);

/** A listed consultant as approved clients see them in lists: no surname, nothing to reach them by. */
export const consultantCardSchema = z.object({
  userId: z.uuid(),
  /** First name and last initial, as `Ada L.`; `Anonymous` without a first name. */
  name: z.string(),
  initials: z.string(),
  /** Where the photo is, blurred unless its consultant has chosen otherwise; null without one. */
  avatar: z.string().nullable(),
  /** The consultant has chosen that clients see the photo sharp, and there it is. */
  isAvatarSharp: z.boolean().default(false),
  title: z.string(),
  city: z.string(),
  country: z.enum(countries.values),
  /** Null where nothing was said of it, and in cards that were stored before it was asked. */
  workArrangement: z.enum(workArrangements.values).nullable().default(null),
  /** In their owner’s order; empty in cards that were stored before this was asked. */
  languages: spokenLanguagesSchema.default([]),
  yearsExperience: z.number().int(),
  /** Whole US dollars. */
  hourlyRateUsd: z.number().int(),
  availability: z.enum(availabilities.values),
  /**
   * The day from which they can take on work, while it is still to come. Null without one, and in cards that were
   * stored before it was asked.
   */
  availableFrom: z.iso.date().nullable().default(null),
  ...ratingShape,
  /**
   * How many of their certifications an admin has verified, ended ones left out. Cards that were stored before this was
   * counted lack it until they are made anew.
   */
  verifiedCertificationCount: z.number().int().default(0),
  summary: z.string(),
  primarySkills: z.array(z.string()),
  secondarySkills: z.array(z.string()),
});
export type ConsultantCard = z.infer<typeof consultantCardSchema>;
