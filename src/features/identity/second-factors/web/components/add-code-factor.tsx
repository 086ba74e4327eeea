import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { codeFactorWords, factorMessages, messageForFactorError } from '../messages.ts';
import { factorsApi } from '../queries.ts';
import { BackupCodeList } from './backup-code-list.tsx';
import { meansNameSchema } from './means-row.tsx';
import { SentCodeForm } from './sent-code-form.tsx';

type CodeFactorKind = keyof typeof codeFactorWords;
type Step =
  | { at: 'destination' }
  | { at: 'code'; factorId: string; destination: string }
  /** Null where there were backup codes before: they stay good. */
  | { at: 'done'; codes: string[] | null };

interface AddCodeFactorProps {
  kind: CodeFactorKind;
  /** How many factors there are already. */
  present: number;
}

/** Sets up a factor whose codes are sent, in a dialog: where to, the first code, the backup codes. */
export function AddCodeFactor({ kind, present }: AddCodeFactorProps) {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<Step>({ at: 'destination' });
  const queryClient = useQueryClient();
  const words = codeFactorWords[kind];

  function handleOpenChange(next: boolean) {
    setOpen(next);
    if (next) setStep({ at: 'destination' });
    else void queryClient.invalidateQueries({ queryKey: ['factors'] });
  }

  async function handleProven() {
    const codes = present === 0 ? (await factorsApi.createBackupCodes()).codes : null;
    setStep({ at: 'done', codes });
    void queryClient.invalidateQueries({ queryKey: ['accounts'] });
    notify.success(factorMessages.added);
  }

  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => handleOpenChange(true)}>
        {words.add}
      </Button>
      <Dialog
        title={words.add}
        open={isOpen}
        onOpenChange={handleOpenChange}
        footer={step.at === 'done' && <DialogClose render={<Button>Done</Button>} />}
      >
        {step.at === 'destination' && (
          <DestinationForm
            kind={kind}
            onEnrolled={(factorId, destination) => setStep({ at: 'code', factorId, destination })}
          />
        )}
        {step.at === 'code' && (
          <SentCodeForm
            factorId={step.factorId}
            destination={step.destination}
            submitLabel="Switch it on"
            onProven={handleProven}
          />
        )}
        {step.at === 'done' &&
          (step.codes ? (
            <BackupCodeList codes={step.codes} />
          ) : (
            <p>It is ready. Your backup codes stay as they are.</p>
          ))}
      </Dialog>
    </>
  );
}

const schema = z.object({
  name: meansNameSchema,
  destination: z.string().trim().min(1, 'Please enter where codes are to go').max(254),
});

interface DestinationFormProps {
  kind: CodeFactorKind;
  onEnrolled: (factorId: string, destination: string) => void;
}

function DestinationForm({ kind, onEnrolled }: DestinationFormProps) {
  const words = codeFactorWords[kind];
  const form = useSchemaForm(schema, {
    defaultValues: { name: words.name, destination: '' },
  });

  async function handleSubmit({ name, destination }: z.output<typeof schema>) {
    try {
      const { id } = await factorsApi.enrol({
        friendly_name: name,
        factor_type: kind,
        [kind]: destination,
      });
      onEnrolled(id, destination);
    } catch (error) {
      form.setError('destination', { message: messageForFactorError(error) });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label={words.add}>
      <p>{words.honest}</p>
      <TextInputField
        control={form.control}
        name="destination"
        label={words.label}
        hint={words.hint}
        type={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
      />
      <TextInputField control={form.control} name="name" label="Name" autoComplete="off" />
      <SubmitButton pendingLabel="One moment...">Continue</SubmitButton>
    </Form>
  );
}
