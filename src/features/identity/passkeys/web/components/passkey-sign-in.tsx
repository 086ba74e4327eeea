import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { messageForPasskeyError } from '../messages.ts';
import { signInByAutofill, signInByPasskey } from '../queries.ts';
import { OrLine } from './or-line.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface PasskeySignInProps {
  onSignedIn: () => Promise<unknown>;
}

/** Signs in with a passkey of the device: by a button, and in the e-mail field where the browser offers them there. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const [isPending, setPending] = useState(false);
  const handleSignedIn = useEffectEvent(onSignedIn);

  useEffect(() => {
    // The browser asks one thing at a time: while it is the button's, the field waits.
    if (isPending) return;
    const end = new AbortController();
    // From a choice in the field on, the button waits.
    signInByAutofill(end.signal, () => setPending(true))
      .then((isSignedIn) => (isSignedIn ? handleSignedIn() : undefined))
      .catch((error: unknown) => {
        notify.error('Error', messageForPasskeyError(error));
        setPending(false);
      });
    return () => end.abort();
  }, [isPending]);

  return (
    <>
      <OrLine />
      <PasskeyButton
        label="Use a passkey"
        isPending={isPending}
        onPending={setPending}
        onAsk={signInByPasskey}
        onDone={onSignedIn}
      />
    </>
  );
}
