import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import type { Services } from '#server/services.ts';
import { type AccessId, toAccessId } from '../../ids.ts';
import { canBeGranted } from '../../policy.ts';
import type { Environment } from '../../rules/access-form.ts';
import { entriesMax, isDayOfAccess } from '../../rules/access-list.ts';
import { addStep } from './add-step.ts';
import { notifyOfAccess } from './notify-of-access.ts';

export type AddOutcome =
  | { refused: 'DEAL_STATE' | 'TOO_MANY_ENTRIES' | 'ACCESS_DAY' }
  | { refused: null; id: AccessId };

/**
 * Adds an entry to the access list of a deal: asked for by the consultant, or granted by the client on a day. The
 * project is locked, so that completion is not proposed meanwhile.
 */
export async function addAccess(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId, side }: OwnSide,
  { by, grantedOn, ...environment }: Environment & { by: UserId; grantedOn: string | null },
): Promise<AddOutcome> {
  const now = services.clock.now();
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal || !canBeGranted(deal)) return { refused: 'DEAL_STATE' };
  if (grantedOn !== null && !isDayOfAccess(grantedOn, now, null)) return { refused: 'ACCESS_DAY' };
  const { count } = await tx
    .selectFrom('environment_access')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('application_id', '=', applicationId)
    .where('state', '<>', 'returned')
    .executeTakeFirstOrThrow();
  if (Number(count) >= entriesMax) return { refused: 'TOO_MANY_ENTRIES' };
  const state = grantedOn === null ? 'asked' : 'granted';
  const { id } = await tx
    .insertInto('environment_access')
    .values({
      ...{ application_id: applicationId, state, granted_on: grantedOn, changed_at: now },
      ...{ tenant: environment.tenant, environment: environment.environment },
      ...{ kind: environment.kind, access_role: environment.role },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accessId = toAccessId(id);
  await addStep(tx, services, { accessId, step: state, side, by });
  await notifyOfAccess(tx, services, state, { applicationId, event: accessId });
  return { refused: null, id: accessId };
}
