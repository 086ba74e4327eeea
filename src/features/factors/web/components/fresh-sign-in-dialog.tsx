import { Dialog } from '#ui/primitives/dialog.tsx';
import { IdentityForm } from './identity-form.tsx';

/** Asks somebody who is signed in whether it is still them. */
export function FreshSignInDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  return (
    <Dialog
      title="Is it still you?"
      description="You signed in some time ago, and this has to be safe. Please confirm that it is you."
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <IdentityForm onProven={async () => onEnd(true)} />
    </Dialog>
  );
}
