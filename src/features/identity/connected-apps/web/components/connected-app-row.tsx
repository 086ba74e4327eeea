import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow } from '#ui/primitives/row-list.tsx';
import type { ConnectedAppView } from '../../contract.ts';
import { appMessages, appScopeWords, messageForAppError } from '../messages.ts';
import { connectedAppsApi } from '../queries.ts';

interface ConnectedAppRowProps {
  app: ConnectedAppView;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One connected app, with a way to disconnect it. */
export function ConnectedAppRow({ app, onFocusLoss }: ConnectedAppRowProps) {
  const { appId, name, host, scope, companyName, state } = app;
  const { connectedAt, lastUsedAt, expiresAt } = app;
  const queryClient = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => connectedAppsApi.disconnect({ appId }),
    onSuccess: async () => {
      notify.success(appMessages.disconnected);
      onFocusLoss();
      await queryClient.invalidateQueries({ queryKey: ['connected-apps'] });
    },
    onError: (error) => notify.error('Error', messageForAppError(error)),
  });
  return (
    <ListRow
      name={name}
      badge={state === 'outdated' && <Badge tone="danger">Stopped</Badge>}
      actions={
        <ConfirmButton
          size="sm"
          aria-label={`Disconnect ${name}`}
          pending={disconnect.isPending}
          title={`Disconnect ${name}?`}
          description="It loses access at once. To use it again, connect it anew in the app."
          confirmLabel="Disconnect"
          onConfirm={() => disconnect.mutate()}
        >
          Disconnect
        </ConfirmButton>
      }
    >
      {host}, {appScopeWords[scope]}
      {companyName && ` for ${companyName}`}, connected on <DateText value={connectedAt} /> until{' '}
      <DateText value={expiresAt} />
      {lastUsedAt ? (
        <>
          , last used on <DateText value={lastUsedAt} />
        </>
      ) : (
        ', never used'
      )}
      {state === 'outdated' &&
        '. It is from before you switched two-step sign-in on: connect it anew.'}
    </ListRow>
  );
}
