import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeysQuery, proveByPasskey } from '../queries.ts';
import { OrLine } from './or-line.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Proves by a passkey that it is oneself, beside another way to do so; nothing for people who have none. */
export function PasskeyProof({ onProven }: { onProven: () => Promise<unknown> }) {
  // Where they cannot be loaded there is the other way.
  const { data } = useQuery(passkeysQuery);
  const [isPending, setPending] = useState(false);
  if (!data?.passkeys.some(({ isBlocked }) => !isBlocked)) return null;
  return (
    <>
      <OrLine />
      <PasskeyButton
        label="Use a passkey"
        isPending={isPending}
        onPending={setPending}
        onAsk={proveByPasskey}
        onDone={onProven}
      />
    </>
  );
}
