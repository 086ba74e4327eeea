import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { ApplicationId } from '../../ids.ts';
import {
  findReceivedApplication,
  type ReceivedApplicationRow,
} from '../queries/received-applications.ts';

export type OutcomeOrAbsent<Outcome> = Outcome | typeof absent;
export const absent = { refused: 'APPLICATION_NOT_FOUND' } as const;

/**
 * Runs a decision on an application to one of the client's own projects; a foreign one is as absent as one that never
 * was.
 */
export function decideReceived<Outcome extends { refused: string | null }>(
  { write, client }: RequestContext & { client: ApprovedClientViewer },
  applicationId: ApplicationId,
  decide: (tx: Tx, application: Owned<ReceivedApplicationRow>) => Promise<Outcome>,
): Promise<OutcomeOrAbsent<Outcome>> {
  return write(async (tx): Promise<OutcomeOrAbsent<Outcome>> => {
    const application = await findReceivedApplication(tx, client, applicationId);
    return application ? decide(tx, application) : absent;
  });
}
