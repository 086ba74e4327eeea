import { KeyRound } from 'lucide-react';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messageForPasskeyError } from '../messages.ts';
import { PasskeyObstacleNote, usePasskeyObstacle } from './passkey-obstacle-note.tsx';

interface PasskeyButtonProps {
  label: string;
  isPending: boolean;
  onPending: (isPending: boolean) => void;
  /** Asks the device. */
  onAsk: () => Promise<void>;
  onDone: () => Promise<unknown>;
}

/** Asks the device for a passkey, and says what came of it when it was not that. Where there can be none, says why. */
export function PasskeyButton({ label, isPending, onPending, onAsk, onDone }: PasskeyButtonProps) {
  const obstacle = usePasskeyObstacle();

  async function handleClick() {
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
    <div className="flex flex-col gap-2 noscript:hidden">
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        pending={isPending}
        disabledBecause={obstacle}
        onClick={handleClick}
      >
        <KeyRound aria-hidden="true" />
        {label}
      </Button>
      <PasskeyObstacleNote obstacle={obstacle} />
    </div>
  );
}
