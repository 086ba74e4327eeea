import { useQueryClient } from '@tanstack/react-query';
import { MeansRow } from '#features/identity/second-factors/web/components/means-row.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { PasskeyView } from '../../contract.ts';
import { messageForPasskeyError, passkeyMessages } from '../messages.ts';
import { passkeysApi } from '../queries.ts';

interface PasskeyRowProps {
  passkey: PasskeyView;
  onFocusLoss: () => void;
}

/** One passkey, with a way to rename and to remove it. */
export function PasskeyRow({ passkey, onFocusLoss }: PasskeyRowProps) {
  const { passkeyId, friendlyName, isSynced, isBlocked, addedAt, lastUsedAt } = passkey;
  const queryClient = useQueryClient();

  async function reload({ title, description }: { title: string; description: string }) {
    notify.success(title, description);
    await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
  }

  return (
    <MeansRow
      kind="passkey"
      name={friendlyName}
      badge={isBlocked && <Badge tone="danger">Blocked</Badge>}
      removalEffect="It does not sign you in any more. Your other ways to sign in stay as they are."
      onRename={async (name) => {
        await passkeysApi.rename({ passkeyId, friendlyName: name });
        await reload(passkeyMessages.renamed);
      }}
      onRemove={async () => {
        await passkeysApi.remove({ passkeyId });
        await reload(passkeyMessages.removed);
      }}
      messageFor={messageForPasskeyError}
      onFocusLoss={onFocusLoss}
    >
      {isSynced ? 'Shared by your devices' : 'On one device'}, added on <DateText value={addedAt} />
      {lastUsedAt && (
        <>
          , last used on <DateText value={lastUsedAt} />
        </>
      )}
      {isBlocked && '. There may be a copy of it, so it cannot sign in. Please remove it.'}
    </MeansRow>
  );
}
