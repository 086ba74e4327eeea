import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { passkeyMessages } from '../messages.ts';
import { passkeysQuery } from '../queries.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

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
