import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { viewerQuery } from '#features/accounts/web/queries.ts';
import type { Topic } from '#features/live-events/rules/topics.ts';
import { useLiveEvents } from '#features/live-events/web/hooks/use-live-events.ts';
import { liveSince } from './site-info.ts';

/** Which queries hold what such a change is about; each feature's begin with its own name. */
const queriesOf: Readonly<Record<Topic, readonly QueryKey[]>> = {
  account: [['accounts'], ['subscriptions']],
  application: [
    ['applications'],
    ['matching', 'applicants'],
    ['projects'],
    ['answers'],
    ['threads'],
  ],
  invitation: [['invitations'], ['answers']],
  project: [['projects'], ['applications'], ['answers']],
  thread: [['threads'], ['messages'], ['answers']],
};

/** Asks again for what a signed-in person is shown whenever it has changed. */
export function LiveUpdates({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const onChange = useCallback(
    (changed: Topic | 'anything') => {
      const keys = changed === 'anything' ? [[]] : queriesOf[changed];
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
      if (changed !== 'account') return;
      // Which pages they may see depends on it.
      queryClient.removeQueries({ queryKey: viewerQuery.queryKey });
      void router.invalidate();
    },
    [queryClient, router],
  );
  useLiveEvents(userId, liveSince() ?? '', onChange);
  return null;
}
