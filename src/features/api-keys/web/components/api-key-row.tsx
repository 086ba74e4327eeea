import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
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
  const { keyId, name, prefix, scope, state, createdAt, expiresAt, lastUsedAt } = apiKey;
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => apiKeysApi.revoke({ keyId }),
    onSuccess: async () => {
      const { title, description } = apiKeyMessages.revoked;
      notify.success(title, description);
      onFocusLoss();
      await queryClient.invalidateQueries({ queryKey: ['api-keys'] });
    },
    onError: (error) => notify.error('Error', messageForApiKeyError(error)),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere text-ink">
          {name}
          {state !== 'good' && (
            <Badge tone="danger">{state === 'expired' ? 'Expired' : 'Stopped'}</Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          <code className="font-mono">{prefix}…</code>, {scopeWords[scope]}, made on{' '}
          <DateText value={createdAt} />, good until <DateText value={expiresAt} />
          {lastUsedAt ? (
            <>
              , last used on <DateText value={lastUsedAt} />
            </>
          ) : (
            ', never used'
          )}
          {stateWords[state]}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Revoke ${name}`}
        pending={revoke.isPending}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Revoke ${name}?`}
        description="Its program does not get in any more, at once and for good."
        confirmLabel="Revoke key"
        destructive
        onConfirm={() => {
          // Another dialog may follow, which asks who it is.
          setAsking(false);
          revoke.mutate();
        }}
      />
    </li>
  );
}
