import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { matchScoreSchema } from '#features/profiles/matching/contract.ts';
import { applicationIdSchema } from '../ids.ts';

const notFound = {
  PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
} as const;

/** How well one consultant fits one project; published as `matching`, beside the suggestions. */
export const matchContract = {
  getApplicantMatch: operation({
    method: 'GET',
    path: '/applications/{applicationId}/match',
    access: 'approved-client',
    programs: true,
    summary: 'How well the consultant of an application fits the own project it is to',
    description: 'By the profile as it is now: the same points that the consultant sees.',
  })
    .input(z.strictObject({ applicationId: applicationIdSchema }))
    .output(matchScoreSchema)
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
    }),

  listApplicantScores: operation({
    method: 'GET',
    path: '/me/projects/{projectId}/applicant-scores',
    access: 'approved-client',
    programs: true,
    summary: 'How well these applicants fit one of the own projects, in points of 100',
    description:
      'The totals of what each application shows by itself. Applications to another project are left out.',
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        applicationIds: z.array(applicationIdSchema).min(1).max(100),
      }),
    )
    .output(
      z.object({
        scores: z.array(z.object({ applicationId: z.uuid(), total: z.number().int() })),
      }),
    )
    .errors({ PROJECT_NOT_FOUND: { status: 404, message: 'You have no such project.' } }),

  listOwnScores: operation({
    method: 'GET',
    path: '/me/match-scores',
    access: 'consultant',
    programs: true,
    summary: 'How well the own profile fits these open public projects, in points of 100',
    description:
      'Projects that cannot be applied to are left out. Without a profile there are no scores.',
  })
    .input(z.strictObject({ projectIds: z.array(projectIdSchema).min(1).max(100) }))
    .output(
      z.object({ scores: z.array(z.object({ projectId: z.uuid(), total: z.number().int() })) }),
    ),

  getOwnMatch: operation({
    method: 'GET',
    path: '/projects/{projectId}/match',
    access: 'consultant',
    programs: true,
    summary: 'How well the own profile fits an open public project',
  })
    .input(z.strictObject({ projectId: projectIdSchema }))
    .output(matchScoreSchema)
    .errors({
      ...notFound,
      PROFILE_REQUIRED: { status: 409, message: 'Fill in your profile first.' },
    }),
};
