import { lockProject } from '#features/hiring/projects/server/commands/change-project.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { triageContract } from '../../contract/triage-operations.ts';
import { rejectPendingApplications } from '../commands/decide-application.ts';
import { triageApplication } from '../commands/triage-application.ts';
import { viewTriage } from '../views.ts';
import { decideReceived } from './own-rows.ts';

const operations = implementOperations(triageContract);

/** How a client sorts the applications to a project, and declines those of a stage. */
export const triageProcedures = {
  triage: operations.triage.handler(async ({ context, input, errors }) => {
    const outcome = await decideReceived(context, input.applicationId, (tx, application) =>
      triageApplication(tx, application, input),
    );
    if (outcome.refused) throw errors[outcome.refused]();
    return viewTriage(outcome);
  }),

  declineStage: operations.declineStage.handler(async ({ context, input, errors }) => {
    const { client, clock, write } = context;
    const { projectId, stage, reason } = input;
    const declined = await write(async (tx) => {
      if (!(await findOwnProject(tx, client, projectId))) return null;
      // An acceptance at the same moment is over before, or waits.
      await lockProject(tx, projectId);
      const end = { reason: reason || null, decidedAt: clock.now(), stage, by: client.userId };
      return rejectPendingApplications(tx, context, projectId, end);
    });
    if (declined === null) throw errors.PROJECT_NOT_FOUND();
    return { declined };
  }),
};
