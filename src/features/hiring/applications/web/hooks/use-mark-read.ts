import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { decisionsApi, receivedApplicationQuery } from '../queries/client-queries.ts';

/** Once an application has been opened it is not new any more; should saying so fail, it stays new. */
export function useMarkRead({ id, isNew }: Pick<ReceivedApplication, 'id' | 'isNew'>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // An impersonating admin as the client leaves it new.
    if (!isNew || includesImpersonationHint(document.cookie)) return;
    decisionsApi.markRead({ applicationId: id }).then(
      () => {
        queryClient.setQueryData(receivedApplicationQuery(id).queryKey, (application) =>
          application ? { ...application, isNew: false } : application,
        );
        void queryClient.invalidateQueries({ queryKey: ['applications', 'received', 'counts'] });
        void queryClient.invalidateQueries({ queryKey: ['applications', 'received', 'list'] });
      },
      () => undefined,
    );
  }, [id, isNew, queryClient]);
}
