import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { Services } from '#server/services.ts';
import type { AccessId } from '../../ids.ts';
import type { AccessStep } from '../../rules/access-list.ts';

interface Step {
  accessId: AccessId;
  step: AccessStep;
  side: Side;
  by: UserId;
}

/** Adds a step to the history of an entry. */
export async function addStep(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { accessId, step, side, by }: Step,
): Promise<void> {
  await tx
    .insertInto('environment_access_steps')
    .values({
      ...{ access_id: accessId, step, by_side: side, by_user: by },
      happened_at: clock.now(),
    })
    .execute();
}
