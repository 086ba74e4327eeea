import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MeansRow } from '#features/identity/second-factors/web/components/means-row.tsx';
import { notify, type ToastWords } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { PasskeyView } from '../../contract.ts';
import { messageForPasskeyError, passkeyMessages } from '../messages.ts';
import { passkeysApi, passkeysQuery } from '../queries.ts';
import { AddPasskey } from './add-passkey.tsx';

/** The own passkeys, and a way to add one. */
export function PasskeyList() {
  const query = useQuery(passkeysQuery);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={passkeyMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { passkeys } = query.data;
  return (
    <div className="flex flex-col gap-5">
      <p>
        A passkey signs you in by the fingerprint, face or PIN of your device, without a password
        and without a code. It cannot be guessed, and works on no other site.
      </p>
      <RowList label="Passkeys" items={passkeys} keyOf={({ passkeyId }) => passkeyId}>
        {(passkey, onFocusLoss) => <PasskeyRow passkey={passkey} onFocusLoss={onFocusLoss} />}
      </RowList>
      <AddPasskey taken={passkeys.map(({ friendlyName }) => friendlyName)} />
    </div>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyView;
  onFocusLoss: () => void;
}

/** One passkey, with a way to rename and to remove it. */
function PasskeyRow({ passkey, onFocusLoss }: PasskeyRowProps) {
  const { passkeyId, friendlyName, isSynced, isBlocked, addedAt, lastUsedAt } = passkey;
  const queryClient = useQueryClient();

  async function reload(words: ToastWords) {
    notify.success(words);
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
