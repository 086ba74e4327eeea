import { z } from 'zod';
import { verificationMethods } from '#catalogue/enumerations/credential.ts';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import type { ReviewedCredential } from '../../contract.ts';
import type { useReview } from '../hooks/use-review.ts';
import { credentialMessages } from '../messages.ts';
import { nameOf } from './certification-list.tsx';

const formSchema = z.object({
  method: z.enum(verificationMethods.values, { error: 'Please say how you have checked it' }),
});

interface VerifyDialogProps {
  credential: ReviewedCredential;
  isOpen: boolean;
  onClose: () => void;
  review: ReturnType<typeof useReview>;
}

/** Asks how a credential was checked, and verifies it. */
export function VerifyDialog({ credential, isOpen, onClose, review }: VerifyDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Verify this credential?"
      description={`${nameOf(credential.certification)} of ${credential.consultant.name} gets the badge that clients see.`}
    >
      <VerifyForm review={review} />
    </Dialog>
  );
}

/** Mounted only while the dialog is open, so that every opening starts without a choice. */
function VerifyForm({ review: { tryToDecide } }: Pick<VerifyDialogProps, 'review'>) {
  const form = useSchemaForm(formSchema, { defaultValues: {} });

  async function handleSubmit({ method }: z.output<typeof formSchema>) {
    try {
      await tryToDecide({ as: 'verified', method });
    } catch {
      form.setError('root', { message: credentialMessages.notDecided });
    }
  }

  return (
    <Form form={form} aria-label="Verify a credential" onSubmit={handleSubmit}>
      <RadioField
        control={form.control}
        name="method"
        label="How have you checked it?"
        options={verificationMethods.options}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Cancel</Button>} />
        <SubmitButton pendingLabel="Verifying...">Verify Credential</SubmitButton>
      </div>
    </Form>
  );
}
