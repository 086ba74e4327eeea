import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import type { ApplicationId } from '../../ids.ts';
import { findOwnSide, type OwnSide } from '../queries/own-side.ts';

/** Runs a change for a side of a deal; a foreign application is as absent as one that never was. */
export const changeOwnDeal = <Outcome extends { refused: string | null }>(
  { write }: { write: Write },
  viewer: CorrespondentViewer,
  applicationId: ApplicationId,
  change: (tx: Tx, own: OwnSide) => Promise<Outcome>,
) =>
  write(async (tx): Promise<Outcome | { refused: 'APPLICATION_NOT_FOUND' }> => {
    const own = await findOwnSide(tx, viewer, applicationId);
    return own ? change(tx, own) : { refused: 'APPLICATION_NOT_FOUND' };
  });
