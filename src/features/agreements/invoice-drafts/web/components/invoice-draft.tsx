import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { DraftSource } from './draft-form.tsx';

// The form is fetched when it is opened.
const DraftForm = lazy(async () => ({ default: (await import('./draft-form.tsx')).DraftForm }));

/** Lets a consultant make a draft of an invoice from approved weeks or accepted milestones. */
export function InvoiceDraft(source: DraftSource) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Draft an invoice"
      description="Issue the invoice from your own system. This draft has no number and is no invoice."
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button className="self-start" variant="secondary" size="sm">
          Draft an Invoice
        </Button>
      }
    >
      <Suspense>{isOpen && <DraftForm {...source} />}</Suspense>
    </Dialog>
  );
}
