import { useState } from 'react';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { Drawer } from '#ui/primitives/drawer.tsx';
import { Chapter, Specimen } from './specimen.tsx';

/** What lies above the page for a while. */
export function OverlaysChapter() {
  return (
    <Chapter
      id="overlays"
      title="Dialogs and drawers"
      lead="They take the focus, keep it, and give it back to where it came from. Escape closes them. On phones a dialog comes from below."
    >
      <Specimen title="Dialog">
        <Dialog
          title="Contact Mira K."
          description="She gets your message by e-mail, with your name and address."
          trigger={<Button variant="secondary">Open the dialog</Button>}
          footer={
            <>
              <DialogClose render={<Button variant="secondary">Cancel</Button>} />
              <DialogClose render={<Button>Send</Button>} />
            </>
          }
        >
          <p>What is long scrolls here, while the title and the buttons stay in sight.</p>
        </Dialog>
      </Specimen>
      <Specimen
        title="Confirmation"
        note="Before what cannot simply be taken back. The focus starts on the harmless choice, and the button says what it does."
      >
        <Confirmation />
      </Specimen>
      <Specimen title="Drawer" note="The navigation on phones.">
        <ExampleDrawer side="right" />
        <ExampleDrawer side="left" />
      </Specimen>
    </Chapter>
  );
}

function Confirmation() {
  const [withReason, setWithReason] = useState(false);
  const [outcome, setOutcome] = useState('Nothing has happened');
  return (
    <>
      <ActButton
        question={{
          title: 'Withdraw this offer?',
          description: 'The consultant will be notified. The application stays pending.',
          confirmLabel: 'Withdraw Offer',
        }}
        send={() => Promise.resolve()}
        done={{ title: 'Offer Withdrawn', description: 'The consultant will be notified.' }}
        refusals={[]}
        failed="Failed to withdraw the offer. Please try again."
        refresh={() => undefined}
      >
        Withdraw Offer
      </ActButton>
      <ConfirmButton
        title="Withdraw your application?"
        description="We notify the client. You can apply again while the project is open."
        confirmLabel="Withdraw application"
        onConfirm={() => setOutcome('Withdrawn')}
      >
        Withdraw
      </ConfirmButton>
      <Button variant="secondary" onClick={() => setWithReason(true)}>
        Decline
      </Button>
      <output className="text-sm text-ink-muted">{outcome}</output>
      <ConfirmDialog
        open={withReason}
        onOpenChange={setWithReason}
        title="Decline the application?"
        description="We notify the consultant, with your reason."
        confirmLabel="Decline application"
        reason={{ label: 'Reason', maxLength: 500, requiredMessage: 'Please give a reason' }}
        onConfirm={(reason) => {
          setOutcome(`Declined: ${reason}`);
          setWithReason(false);
        }}
      />
    </>
  );
}

function ExampleDrawer({ side }: { side: 'left' | 'right' }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      title="Menu"
      side={side}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Drawer from the {side}</Button>}
      footer={<Button onClick={() => setOpen(false)}>Done</Button>}
    >
      <p>Links, one below the other, each a finger high.</p>
    </Drawer>
  );
}
