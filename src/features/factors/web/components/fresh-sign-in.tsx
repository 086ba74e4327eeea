import { type ReactNode, useState } from 'react';
import type { RunFresh } from '#features/accounts/web/components/run-fresh.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { IdentityForm } from './identity-form.tsx';

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/** A part of a page whose actions may need a fresh sign-in: it asks for one in a dialog, and the action goes on. */
export function FreshSignIn({ children }: { children: (runFresh: RunFresh) => ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>();

  const runFresh: RunFresh = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (asApiProblem(error)?.code !== 'SIGN_IN_AGAIN') throw error;
      await new Promise<void>((goOn, reject) => {
        setWaiting({ goOn, giveUp: () => reject(error) });
      });
      return work();
    }
  };

  function close(end: ((waiting: Waiting) => void) | undefined) {
    if (waiting) end?.(waiting);
    setWaiting(undefined);
  }

  return (
    <>
      {children(runFresh)}
      <Dialog
        title="Is it still you?"
        description="This changes how your account is protected, so please confirm that it is you first."
        open={waiting !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) close(({ giveUp }) => giveUp());
        }}
      >
        <IdentityForm onProven={async () => close(({ goOn }) => goOn())} />
      </Dialog>
    </>
  );
}
