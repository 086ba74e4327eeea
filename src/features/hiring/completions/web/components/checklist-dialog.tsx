import { lazy, Suspense } from 'react';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { answerWithinDays } from '../../rules.ts';
import type { ChecklistFormProps } from './checklist-form.tsx';

// A deal is completed once: the form is fetched when it is opened.
const ChecklistForm = lazy(async () => ({
  default: (await import('./checklist-form.tsx')).ChecklistForm,
}));

interface ChecklistDialogProps extends ChecklistFormProps {
  title: string;
  isOpen: boolean;
}

/** Asks for the checklist before completion is proposed. */
export function ChecklistDialog({ title, isOpen, ...form }: ChecklistDialogProps) {
  return (
    <Dialog
      title={title}
      description={`${form.other} will be notified, and can say what is missing. Without an answer for ${answerWithinDays} days the project is completed. A completed project cannot be opened again.`}
      open={isOpen}
      onOpenChange={(next) => !next && form.onClose()}
    >
      <Suspense>{isOpen && <ChecklistForm {...form} />}</Suspense>
    </Dialog>
  );
}
