import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { LocalMomentText } from '#ui/primitives/local-moment-text.tsx';
import { ListRow } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { SessionView } from '../../contract/session-operations.ts';
import { settingsMessages } from '../messages.ts';
import { accountsApi, sessionsQuery } from '../queries.ts';

/** Where the own account is signed in, with a way to end each and all others. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  const listRef = useRef<HTMLUListElement>(null);
  const queryClient = useQueryClient();
  const endOthers = useMutation({
    mutationFn: () => accountsApi.endOtherSessions(),
    onSuccess: () => {
      notify.success(settingsMessages.othersEnded);
      listRef.current?.focus();
    },
    onError: () => notify.error('Error', 'They could not be signed out. Please try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={settingsMessages.sessionsFailed} query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { sessions } = query.data;
  return (
    <div className="flex flex-col gap-5">
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label="Devices"
        className="flex flex-col divide-y divide-line"
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            onFocusLoss={() => listRef.current?.focus()}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          Sign out of all other devices
        </Button>
      )}
    </div>
  );
}

const waysIn: Record<SessionView['madeBy'], string> = {
  password: 'with a password',
  passkey: 'with a passkey',
  microsoft: 'with Microsoft',
};

interface SessionRowProps {
  session: SessionView;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

function SessionRow({ session, onFocusLoss }: SessionRowProps) {
  const { sessionId, device, address, madeBy, assurance, signedInAt, lastUsedAt, isCurrent } =
    session;
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => accountsApi.endSession({ sessionId }),
    onSuccess: () => {
      notify.success(settingsMessages.sessionEnded);
      onFocusLoss();
    },
    onError: () => notify.error('Error', 'It could not be signed out. Please try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <ListRow
      name={device}
      badge={isCurrent && <Badge tone="success">This device</Badge>}
      actions={
        !isCurrent && (
          <Button
            variant="secondary"
            size="sm"
            pending={end.isPending}
            onClick={() => end.mutate()}
            aria-label={`Sign out of ${device}`}
          >
            Sign out
          </Button>
        )
      }
    >
      Signed in {waysIn[madeBy]}
      {madeBy !== 'passkey' && assurance === 'aal2' && ' and a second factor'} on{' '}
      <LocalMomentText value={signedInAt} />
      {address && ` from the IP address ${address}`}, last used on <DateText value={lastUsedAt} />
    </ListRow>
  );
}
