import { z } from 'zod';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { skillIds } from '#catalogue/skills.ts';
import type { PlaceFit } from './rules/place-score.ts';

const placeFits = [
  'not-asked',
  'fits',
  'elsewhere',
  'not-said',
  'on-site-only',
  'remote-only',
] as const satisfies readonly PlaceFit[];

const factorShape = { points: z.number().int(), max: z.number().int() };

/** How well a consultant fits a project: `total` of 100, the sum of the points of the eight factors. */
export const matchScoreSchema = z.object({
  total: z.number().int(),
  factors: z.object({
    modules: z.object({
      ...factorShape,
      matched: z.array(z.string()),
      missing: z.array(z.string()),
    }),
    skills: z.object({
      ...factorShape,
      matched: z.array(
        z.object({
          skill: z.string(),
          as: z.enum(['primary', 'secondary', 'related']),
          /** The skill that is related, which is not the skill itself; null when the skill itself is there. */
          through: z.enum(skillIds).nullable(),
          /** How near the related skill is; null when the skill itself is there. */
          degree: z.enum(['close', 'distant']).nullable(),
        }),
      ),
      missing: z.array(z.string()),
    }),
    words: z.object({
      ...factorShape,
      /** What of the project's own words the consultant has written of, what tells most first; at most eight. */
      matched: z.array(z.string()),
      /** How many there are besides. */
      moreMatched: z.number().int(),
      /** What tells most of the project and the consultant has not written of; at most four. */
      missing: z.array(z.string()),
    }),
    rate: z.object({
      ...factorShape,
      hourlyRateUsd: z.number().int(),
      /** The hourly rate that the project's budget allows for. */
      affordableRateUsd: z.number().int(),
    }),
    availability: z.object({ ...factorShape, availability: z.enum(availabilities.values) }),
    /** How work arrangement and place fit. */
    place: z.object({ ...factorShape, fit: z.enum(placeFits) }),
    experience: z.object({ ...factorShape, years: z.number().int() }),
    credentials: z.object({ ...factorShape, matched: z.array(z.string()) }),
  }),
});
