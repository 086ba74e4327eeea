import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationStages } from '#catalogue/enumerations/application.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { applicationIdSchema } from '../ids.ts';

const count = z.number().int();

/** How many applications a project has had, by state. */
const receivedCountsSchema = z.object({
  projectId: z.uuid(),
  total: count,
  pending: count,
  accepted: count,
  rejected: count,
  withdrawn: count,
  /** Pending, and not opened by the client yet. */
  unread: count,
  /** The pending ones by stage. */
  stages: z.record(z.enum(applicationStages.values), count),
  starred: count,
});
export type ReceivedCounts = z.infer<typeof receivedCountsSchema>;

export const receivedCountsContract = {
  countReceived: operation({
    method: 'GET',
    path: '/me/received-applications/counts',
    access: 'approved-client',
    programs: true,
    summary: 'How many applications these own projects have had, by state, and how many are new',
    description: 'Projects of others are left out, as if they did not exist.',
  })
    .input(z.strictObject({ projectIds: z.array(projectIdSchema).min(1).max(100) }))
    .output(z.object({ counts: z.array(receivedCountsSchema) })),

  markRead: operation({
    method: 'POST',
    path: '/applications/{applicationId}/read',
    access: 'approved-client',
    programs: true,
    summary: 'An application to one of the own projects has been opened: it is not new any more',
  })
    .input(z.strictObject({ applicationId: applicationIdSchema }))
    .output(z.object({}))
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
    }),
};
