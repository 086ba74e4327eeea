import { hasRight } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { getDealState } from '#features/hiring/applications/server/queries/deal-state.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { environmentAccessContract } from '../contract.ts';
import type { AccessId } from '../ids.ts';
import { canBeGranted } from '../policy.ts';
import type { Environment } from '../rules/access-form.ts';
import { type AddOutcome, addAccess } from './commands/add-access.ts';
import { type Act, type ChangeOutcome, changeAccess } from './commands/change-access.ts';
import { findAccess, listAccess, listSteps } from './queries/access-list.ts';
import { viewAccess } from './views.ts';

const operations = implementOperations(environmentAccessContract);

export const environmentAccessProcedures = {
  list: operations.list.handler(async ({ context, input: { applicationId }, errors }) => {
    const { db, correspondent: viewer } = context;
    if (!(await findOwnSide(db, viewer, applicationId))) throw errors.APPLICATION_NOT_FOUND();
    const isGranting = canBeGranted(await getDealState(db, applicationId));
    const entries = await listAccess(db, applicationId);
    const steps = await listSteps(db, applicationId);
    return {
      items: entries.map((entry) => viewAccess(entry, steps, { viewer, isGranting })),
      canAdd: isGranting && (isConsultant(viewer) || hasRight(viewer.company, 'hire')),
    };
  }),

  ask: operations.ask.handler(async ({ context, input, errors }) => {
    const { applicationId, ...environment } = input;
    const outcome = await add(context, context.consultant, applicationId, {
      ...{ ...environment, grantedOn: null },
    });
    if (outcome.refused) throw errors[outcome.refused]();
    return { id: outcome.id };
  }),

  grant: operations.grant.handler(async ({ context, input, errors }) => {
    const { applicationId, ...grant } = input;
    const outcome = await add(context, context.client, applicationId, grant);
    if (outcome.refused) throw errors[outcome.refused]();
    return { id: outcome.id };
  }),

  grantAsked: operations.grantAsked.handler(async ({ context, input, errors }) => {
    const { accessId, grantedOn: day } = input;
    const { refused } = await change(context, context.client, accessId, { act: 'grant', day });
    if (refused) throw errors[refused]();
    return {};
  }),

  review: operations.review.handler(async ({ context, input, errors }) => {
    const { accessId, reviewedOn: day } = input;
    const { refused } = await change(context, context.client, accessId, { act: 'review', day });
    if (refused) throw errors[refused]();
    return {};
  }),

  sayReturned: operations.sayReturned.handler(async ({ context, input, errors }) => {
    const said = { act: 'sayReturned', day: null } as const;
    const { refused } = await change(context, context.consultant, input.accessId, said);
    if (refused) throw errors[refused]();
    return {};
  }),

  markReturned: operations.markReturned.handler(async ({ context, input, errors }) => {
    const { accessId, returnedOn: day } = input;
    const returned = { act: 'markReturned', day } as const;
    const { refused } = await change(context, context.client, accessId, returned);
    if (refused) throw errors[refused]();
    return {};
  }),

  remove: operations.remove.handler(async ({ context, input: { accessId }, errors }) => {
    const removed = { act: 'remove', day: null } as const;
    const { refused } = await change(context, context.correspondent, accessId, removed);
    if (refused) throw errors[refused]();
    return {};
  }),
};

/** Adds an entry for a side of the deal; a foreign application is as absent as one that never was. */
function add(
  context: RequestContext,
  viewer: CorrespondentViewer,
  applicationId: ApplicationId,
  entry: Environment & { grantedOn: string | null },
) {
  return context.write(async (tx): Promise<AddOutcome | { refused: 'APPLICATION_NOT_FOUND' }> => {
    const own = await findOwnSide(tx, viewer, applicationId);
    if (!own) return { refused: 'APPLICATION_NOT_FOUND' };
    return addAccess(tx, context, own, { ...entry, by: viewer.userId });
  });
}

/** Changes an entry of a deal of this person's; a foreign one is as absent as one that never was. */
function change(
  context: RequestContext,
  viewer: CorrespondentViewer,
  accessId: AccessId,
  { act, day }: { act: Act; day: string | null },
) {
  return context.write(async (tx): Promise<ChangeOutcome | { refused: 'ACCESS_NOT_FOUND' }> => {
    const access = await findAccess(tx, accessId);
    const own = access && (await findOwnSide(tx, viewer, access.application_id));
    if (!own) return { refused: 'ACCESS_NOT_FOUND' };
    return changeAccess(tx, context, own, access, { act, by: viewer.userId, day });
  });
}
