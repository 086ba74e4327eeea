import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type LoadingToast, notify } from '#ui/feedback/notify.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import '#ui/styles.css';

let count = 0;
let loading: LoadingToast | undefined;

const saved = () => {
  count += 1;
  notify.success(`Saved ${count}`, 'It is stored.');
};

/** Buttons for whatever a feature can do with toasts, and the dialogs that can be open meanwhile. */
function Page() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={saved}>Succeed</Button>
      <Button onClick={() => notify.error('Failed', 'Please try again.')}>Fail</Button>
      <Button
        onClick={() => {
          loading = notify.loading('Sending', '3 of 5');
        }}
      >
        Wait
      </Button>
      <Button onClick={() => loading?.success('Sent')}>Finish</Button>
      <TryDialog name="Short" lines={2} />
      <TryDialog name="Long" lines={60} />
      <Button onClick={() => setIsAsking(true)}>Ask</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw?"
        description="This cannot be undone."
        confirmLabel="Withdraw"
        onConfirm={saved}
      />
      <Toaster isExpecting={location.hash !== '#unexpected'} />
    </>
  );
}

function TryDialog({ name, lines }: { name: string; lines: number }) {
  return (
    <Dialog
      title={name}
      trigger={<Button>{name}</Button>}
      footer={
        <>
          <DialogClose render={<Button variant="secondary">Cancel</Button>} />
          <Button onClick={saved}>Save</Button>
        </>
      }
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <p key={line}>A line of what there is to decide.</p>
      ))}
    </Dialog>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
