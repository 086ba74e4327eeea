import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { skillIds } from '#catalogue/skills.ts';
import { ratingShape } from '#features/profiles/ratings/contract.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { citySlugMaxLength, citySlugPattern } from './rules/city-slug.ts';

const citySlugSchema = z.string().max(citySlugMaxLength).regex(citySlugPattern);

/** A consultant as anyone may see them: initials, never a name. Absent values are empty, never guessed. */
export const publicCardSchema = z.object({
  userId: z.uuid(),
  initials: z.string(),
  title: z.string(),
  city: z.string(),
  country: z.enum(countries.values),
  /** Null where nothing was said of it. */
  workArrangement: z.enum(workArrangements.values).nullable(),
  hourlyRateUsd: z.number().int(),
  availability: z.enum(availabilities.values),
  /** The day from which they can take on work, while it is still to come. */
  availableFrom: z.iso.date().nullable(),
  ...ratingShape,
  summary: z.string(),
  yearsExperience: z.number().int(),
  primarySkills: z.array(z.string()),
});
export type PublicCard = z.infer<typeof publicCardSchema>;

const citySchema = z.object({
  city: z.string(),
  name: z.string(),
  country: z.enum(countries.values),
});
const skillCountSchema = z.object({ skill: z.enum(skillIds), consultants: z.number().int() });
const cityCountSchema = citySchema.extend({ consultants: z.number().int() });

/** Hourly rates in whole US dollars. */
const ratesSchema = z.object({
  lowest: z.number().int(),
  median: z.number().int(),
  highest: z.number().int(),
});

const figuresSchema = z.object({
  consultants: z.number().int(),
  availability: z.object({
    available: z.number().int(),
    limited: z.number().int(),
    unavailable: z.number().int(),
  }),
  /** Null for a group so small that figures would speak of single people. */
  ratesUsd: ratesSchema.nullable(),
});
export type PublicFigures = z.infer<typeof figuresSchema>;

const skillGroupSchema = figuresSchema.extend({
  skill: z.enum(skillIds),
  /** Where these consultants are, the most first. */
  cities: z.array(cityCountSchema),
});
export type PublicSkillGroup = z.infer<typeof skillGroupSchema>;

const cityGroupSchema = figuresSchema.extend(citySchema.shape).extend({
  /** What these consultants know, the most first. */
  skills: z.array(skillCountSchema),
});
export type PublicCityGroup = z.infer<typeof cityGroupSchema>;

const directorySchema = z.object({
  consultants: z.number().int(),
  skills: z.array(skillCountSchema),
  cities: z.array(cityCountSchema),
});
export type PublicDirectory = z.infer<typeof directorySchema>;

const noneListed = {
  NOT_FOUND: { status: 404, message: 'No consultant is listed here.' },
} as const;

const counted = 'Counted every few minutes over the consultants whom anyone may see.';

export const directoryContract = {
  listPublicCards: operation({
    method: 'GET',
    path: '/consultants/public',
    access: 'anyone',
    programs: true,
    reads: 'replica',
    summary: 'Public consultant cards, newest first: approved and subscribed people, initials only',
    description: 'Of all, of one primary skill, of one city, or of both.',
  })
    .input(
      z.strictObject({
        ...pageInputShape,
        skill: z.enum(skillIds).optional(),
        city: citySlugSchema.optional(),
      }),
    )
    .output(pageOf(publicCardSchema))
    .errors(invalidCursor),

  getPublicDirectory: operation({
    method: 'GET',
    path: '/consultants/public/directory',
    access: 'anyone',
    programs: true,
    reads: 'replica',
    summary: 'The skills and cities that have public consultants, with how many each',
    description: `${counted} At most the 300 cities with the most consultants.`,
  })
    .input(z.strictObject({}))
    .output(directorySchema),

  getPublicSkill: operation({
    method: 'GET',
    path: '/consultants/public/skills/{skill}',
    access: 'anyone',
    programs: true,
    reads: 'replica',
    summary: 'The public consultants of one primary skill in figures',
    description: `${counted} At most the 24 cities with the most of them.`,
  })
    .input(z.strictObject({ skill: z.enum(skillIds) }))
    .output(skillGroupSchema)
    .errors(noneListed),

  getPublicCity: operation({
    method: 'GET',
    path: '/consultants/public/cities/{city}',
    access: 'anyone',
    programs: true,
    reads: 'replica',
    summary: 'The public consultants of one city in figures',
    description: counted,
  })
    .input(z.strictObject({ city: citySlugSchema }))
    .output(cityGroupSchema)
    .errors(noneListed),
};
