import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { openPortal } from '#features/companies/companies/web/components/open-portal.ts';
import { viewerQuery } from '#features/identity/accounts/web/queries.ts';
import {
  isTopic,
  mayListen,
  type Topic,
  topics,
} from '#features/notifications/change-events/rules/topics.ts';
import {
  type LiveChange,
  useLiveEvents,
} from '#features/notifications/change-events/web/hooks/use-live-events.ts';
import type { SignedInView } from './portal-links.ts';
import { liveSince } from './site-info.ts';

/** The queries that such a change affects; each feature's begin with its own name. */
const queriesOf: Readonly<Record<Topic, readonly QueryKey[]>> = {
  account: [['subscriptions'], ['companies'], ['members']],
  application: [
    ['applications'],
    ['matching', 'applicants'],
    ['projects'],
    ['reviews'],
    ['answers'],
    ['threads'],
  ],
  call: [['calls'], ['answers'], ['threads']],
  invitation: [['invitations'], ['answers'], ['threads']],
  notification: [['notifications'], ['saved-searches']],
  project: [['projects'], ['applications'], ['answers'], ['threads']],
  thread: [['threads'], ['answers']],
};

/** Events within so many milliseconds are refetched together: a command may publish many. */
const togetherMs = 50;

/**
 * Refetches the data of a signed-in user whenever it has changed. Not during impersonation, nor for suspended accounts.
 */
export function LiveUpdates({ viewer }: { viewer: SignedInView }) {
  return viewer.lookingIn || !mayListen(viewer) ? null : <Following userId={viewer.userId} />;
}

function Following({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const changed = useRef(new Set<LiveChange>());

  const follow = useCallback(async (): Promise<void> => {
    const what = [...changed.current];
    changed.current.clear();
    if (what.some(isAboutThem)) {
      const before = queryClient.getQueryData(viewerQuery.queryKey);
      const viewer = await askWhoIsHere(queryClient);
      // A user whose session has ended stays on the page, because they may be writing.
      if (viewer?.kind !== 'signed-in') return;
      if (before?.kind === 'signed-in' && isAnotherCompany(before, viewer)) {
        openPortal();
        return;
      }
      // Which pages they may see depends on it.
      if (what.includes('account') || viewer !== before) void router.invalidate();
    }
    for (const queryKey of keysOf(what)) askAgain(queryClient, queryKey);
  }, [queryClient, router]);

  const onChange = useCallback(
    (change: LiveChange) => {
      if (changed.current.size === 0) setTimeout(() => void follow(), togetherMs);
      changed.current.add(change);
    },
    [follow],
  );
  useLiveEvents(userId, liveSince() ?? '', onChange);
  return null;
}

/** A node of a version before companies names none. */
const isAnotherCompany = ({ company: was }: SignedInView, { company: is }: SignedInView): boolean =>
  Boolean(was && is && was.companyId !== is.companyId);

const isAboutThem = (change: LiveChange): boolean =>
  change === 'account' || change === 'anything' || change === 'session';

function keysOf(changes: readonly LiveChange[]): QueryKey[] {
  const named = changes.includes('anything') ? topics : changes.filter(isTopic);
  const keys = named.flatMap((topic) => queriesOf[topic]);
  return [...new Map(keys.map((key) => [key.join(), key])).values()];
}

/** Asks again for what is on the screen; what is not is asked for when it is shown. */
function askAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  const refetchType = document.hidden ? 'none' : 'active';
  // What is asked for the first time now may be answered as it was before the change.
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ queryKey, refetchType });
  for (const query of first) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, () => undefined);
  }
}

/** Undefined when the server could not be asked. */
const askWhoIsHere = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 }).catch(() => undefined);
