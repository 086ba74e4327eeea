import { copyText } from '#ui/feedback/copy-text.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';
import { feedWords } from '../messages.ts';

interface NewFeedAddressProps {
  /** Undefined while there is none to show. */
  address: string | undefined;
  onClose: () => void;
}

/** An address that was just made, which is shown this once. */
export function NewFeedAddress({ address, onClose }: NewFeedAddressProps) {
  return (
    <Dialog
      title="Your calendar’s address"
      open={address !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<DialogClose render={<Button>Done</Button>} />}
    >
      {address !== undefined && <Address address={address} />}
    </Dialog>
  );
}

function Address({ address }: { address: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        Anyone with this address can read your calls, with the links to them. It is shown only now:
        give it to your calendar only.
      </p>
      <LongCode>{address}</LongCode>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(address, feedWords)}
      >
        Copy the Address
      </Button>
      <p className="text-sm text-ink-muted">
        In Outlook: Add calendar, Subscribe from web. In Google Calendar: Other calendars, From URL.
        On a Mac: File, New Calendar Subscription. Most calendars ask again every few hours.
      </p>
    </div>
  );
}
