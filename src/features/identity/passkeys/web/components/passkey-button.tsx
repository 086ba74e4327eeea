import { KeyRound } from 'lucide-react';
import { passkeyObstacle } from '#features/identity/lib/webauthn/device.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messageForPasskeyError, obstacleMessages } from '../messages.ts';

interface PasskeyButtonProps {
  label: string;
  isPending: boolean;
  onPending: (isPending: boolean) => void;
  /** Asks the device. */
  onAsk: () => Promise<void>;
  onDone: () => Promise<unknown>;
}

/** Asks the device for a passkey, and says what came of it when it was not that. */
export function PasskeyButton({ label, isPending, onPending, onAsk, onDone }: PasskeyButtonProps) {
  async function handleClick() {
    const obstacle = passkeyObstacle();
    if (obstacle) {
      notify.error('No passkeys here', obstacleMessages[obstacle]);
      return;
    }
    onPending(true);
    try {
      await onAsk();
      // The page goes on, and the button with it.
      await onDone();
    } catch (error) {
      notify.error('Error', messageForPasskeyError(error));
      onPending(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full noscript:hidden"
      pending={isPending}
      onClick={handleClick}
    >
      <KeyRound aria-hidden="true" />
      {label}
    </Button>
  );
}
