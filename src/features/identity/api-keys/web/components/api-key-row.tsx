import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow } from '#ui/primitives/row-list.tsx';
import type { ApiKeyView } from '../../contract.ts';
import { apiKeyMessages, messageForApiKeyError, scopeWords, stateWords } from '../messages.ts';
import { apiKeysApi } from '../queries.ts';

interface ApiKeyRowProps {
  apiKey: ApiKeyView;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One API key, with a way to revoke it. */
export function ApiKeyRow({ apiKey, onFocusLoss }: ApiKeyRowProps) {
  const { keyId, name, prefix, scope, companyName, state } = apiKey;
  const { createdAt, expiresAt, lastUsedAt } = apiKey;
  const queryClient = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => apiKeysApi.revoke({ keyId }),
    onSuccess: async () => {
      notify.success(apiKeyMessages.revoked);
      onFocusLoss();
      await queryClient.invalidateQueries({ queryKey: ['api-keys'] });
    },
    onError: (error) => notify.error('Error', messageForApiKeyError(error)),
  });
  return (
    <ListRow
      name={name}
      badge={
        state !== 'good' && (
          <Badge tone="danger">{state === 'expired' ? 'Expired' : 'Stopped'}</Badge>
        )
      }
      actions={
        <ConfirmButton
          size="sm"
          aria-label={`Revoke ${name}`}
          pending={revoke.isPending}
          title={`Revoke ${name}?`}
          description="Its program does not get in any more, at once and for good."
          confirmLabel="Revoke key"
          onConfirm={() => revoke.mutate()}
        >
          Revoke
        </ConfirmButton>
      }
    >
      <code className="font-mono">{prefix}…</code>, {scopeWords[scope]}
      {companyName && ` for ${companyName}`}, made on <DateText value={createdAt} />, good until{' '}
      <DateText value={expiresAt} />
      {lastUsedAt ? (
        <>
          , last used on <DateText value={lastUsedAt} />
        </>
      ) : (
        ', never used'
      )}
      {stateWords[state]}
    </ListRow>
  );
}
