import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationStages } from '#catalogue/enumerations/application.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { applicationIdSchema } from '../ids.ts';
import { clientNoteMaxLength, decisionReasonMaxLength } from '../rules/life-cycle.ts';

/** How a client has sorted an application. Its consultant does not see it. */
export const triageShape = {
  stage: z.enum(applicationStages.values),
  isStarred: z.boolean(),
  /** The client's note for themselves; empty without one. */
  note: z.string(),
};

/** How a client sorts the applications to a project, and declines those of a stage. */
export const triageContract = {
  triage: operation({
    method: 'PATCH',
    path: '/applications/{applicationId}/triage',
    access: 'approved-client',
    programs: true,
    summary: 'Set the stage, the star or the note of an application to one of the own projects',
    description: 'Omitted fields keep their values. The consultant sees none of them.',
  })
    .input(
      z.strictObject({
        applicationId: applicationIdSchema,
        stage: triageShape.stage.optional(),
        isStarred: z.boolean().optional(),
        note: typedText().max(clientNoteMaxLength).optional(),
      }),
    )
    .output(z.object(triageShape))
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
    }),

  declineStage: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/applications/decline',
    access: 'approved-client',
    programs: true,
    summary:
      'Decline all pending applications of a stage; each applicant is notified by themselves',
    description: 'All of them read the same `reason`, if one is given.',
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        stage: triageShape.stage,
        reason: typedText().max(decisionReasonMaxLength).default(''),
      }),
    )
    .output(z.object({ declined: z.number().int() }))
    .errors({ PROJECT_NOT_FOUND: { status: 404, message: 'You have no such project.' } }),
};
