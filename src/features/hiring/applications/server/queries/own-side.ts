import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { ApplicationId } from '../../ids.ts';
import type { Side } from '../../rules/life-cycle.ts';
import { findOwnApplication } from './own-applications.ts';
import { findReceivedApplication } from './received-applications.ts';

/** An application of the one who asks, as its client or its consultant. */
export interface OwnSide {
  id: ApplicationId;
  project_id: ProjectId;
  side: Side;
}

/** An application of this person's, as the side they are; null where they are neither. */
export async function findOwnSide(
  db: Db,
  person: CorrespondentViewer,
  applicationId: ApplicationId,
): Promise<OwnSide | null> {
  if (isConsultant(person)) {
    const sent = await findOwnApplication(db, person, applicationId);
    return sent && { id: applicationId, project_id: sent.id, side: 'consultant' };
  }
  const received = await findReceivedApplication(db, person, applicationId);
  return received && { id: applicationId, project_id: received.project_id, side: 'client' };
}
