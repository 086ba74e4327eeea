import { Dialog } from '#ui/primitives/dialog.tsx';
import { IdentityForm } from './identity-form.tsx';
import type { OtherWay } from './other-way.ts';

interface FreshSignInDialogProps {
  onEnd: (isProven: boolean) => void;
  otherWay: OtherWay;
}

/** Asks a signed-in user to prove that it is still them. */
export function FreshSignInDialog({ onEnd, otherWay }: FreshSignInDialogProps) {
  const handleProven = async () => onEnd(true);
  return (
    <Dialog
      title="Is it still you?"
      description="You signed in some time ago, and this has to be safe. Please confirm that it is you."
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <IdentityForm onProven={handleProven} />
      {otherWay(handleProven)}
    </Dialog>
  );
}
