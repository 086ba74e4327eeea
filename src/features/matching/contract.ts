import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { skillIds } from '#catalogue/skills.ts';
import { applicationIdSchema } from '#features/applications/ids.ts';
import { consultantCardSchema } from '#features/consultants/contract/consultant-card.ts';
import { projectIdSchema } from '#features/projects/ids.ts';

const factorShape = { points: z.number().int(), max: z.number().int() };

/** How well a consultant fits a project: `total` of 100, the sum of the points of the six factors. */
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
          /** The skill that is related; null when the skill itself is there. */
          through: z.enum(skillIds).nullable(),
        }),
      ),
      missing: z.array(z.string()),
    }),
    rate: z.object({
      ...factorShape,
      hourlyRateUsd: z.number().int(),
      /** The hourly rate that the project's budget allows for. */
      affordableRateUsd: z.number().int(),
    }),
    availability: z.object({ ...factorShape, availability: z.enum(availabilities.values) }),
    experience: z.object({ ...factorShape, years: z.number().int() }),
    credentials: z.object({ ...factorShape, matched: z.array(z.string()) }),
  }),
});

const notFound = {
  PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
} as const;

export const matchingContract = {
  suggestConsultants: operation({
    method: 'GET',
    path: '/me/projects/{projectId}/suggestions',
    access: 'approved-client',
    summary: 'The listed consultants that fit one of the own projects best, by match score',
    description:
      'Only consultants who know at least one thing that the project needs are suggested, and nobody who has applied to it: applicants are in the list of its applications, with what has become of them.',
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        limit: z.coerce.number<number>().int().min(1).max(50).default(10),
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ consultant: consultantCardSchema, match: matchScoreSchema })),
      }),
    )
    .errors(notFound),

  getApplicantMatch: operation({
    method: 'GET',
    path: '/applications/{applicationId}/match',
    access: 'approved-client',
    summary: 'How well the consultant of an application fits the own project it is to',
    description: 'By the profile as it is now: the same points that the consultant sees.',
  })
    .input(z.strictObject({ applicationId: applicationIdSchema }))
    .output(matchScoreSchema)
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
    }),

  getOwnMatch: operation({
    method: 'GET',
    path: '/projects/{projectId}/match',
    access: 'consultant',
    summary: 'How well the own profile fits an open public project',
  })
    .input(z.strictObject({ projectId: projectIdSchema }))
    .output(matchScoreSchema)
    .errors({
      ...notFound,
      PROFILE_REQUIRED: { status: 409, message: 'Fill in your profile first.' },
    }),
};
