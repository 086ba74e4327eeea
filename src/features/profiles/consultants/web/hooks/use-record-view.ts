import { useEffect } from 'react';
import { featureClient } from '#lib/api/client.ts';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { listedProfileContract } from '../../contract/listed-profile.ts';

const viewsApi = featureClient<Pick<typeof listedProfileContract, 'recordView'>>('consultants');

/** Counts that a client has opened this consultant's page; a page that is only prefetched does not count. */
export function useRecordView(consultantId: string): void {
  useEffect(() => {
    // An admin who impersonates the client changes nothing.
    if (includesImpersonationHint(document.cookie)) return;
    viewsApi.recordView({ consultantId }).catch(() => undefined);
  }, [consultantId]);
}
