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
import { factorMessages, messageForFactorError } from '../messages.ts';
import { factorsApi, proveFactor } from '../queries.ts';
import { BackupCodeList } from './backup-code-list.tsx';

type Enrolled = Extract<Awaited<ReturnType<typeof factorsApi.enrol>>, { type: 'totp' }>;
type Step =
  | { at: 'name' }
  | { at: 'code'; enrolled: Enrolled }
  /** Null where there were backup codes before: they stay good. */
  | { at: 'done'; codes: string[] | null };

interface AddFactorProps {
  /** How many factors there are already. */
  present: number;
}

/** Sets an authenticator app up, in a dialog: its name, the QR code and the first code, the backup codes. */
export function AddFactor({ present }: AddFactorProps) {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<Step>({ at: 'name' });
  const queryClient = useQueryClient();

  function handleOpenChange(next: boolean) {
    setOpen(next);
    if (next) setStep({ at: 'name' });
    else void queryClient.invalidateQueries({ queryKey: ['factors'] });
  }

  async function handleName(name: string) {
    const enrolled = await factorsApi.enrol({ friendly_name: name, factor_type: 'totp' });
    if (enrolled.type === 'totp') setStep({ at: 'code', enrolled });
  }

  async function handleCode({ id }: Enrolled, code: string) {
    await proveFactor(id, code);
    const codes = present === 0 ? (await factorsApi.createBackupCodes()).codes : null;
    setStep({ at: 'done', codes });
    void queryClient.invalidateQueries({ queryKey: ['accounts'] });
    notify.success(factorMessages.added);
  }

  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => handleOpenChange(true)}>
        Add an authenticator app
      </Button>
      <Dialog
        title="Add an authenticator app"
        open={isOpen}
        onOpenChange={handleOpenChange}
        footer={step.at === 'done' && <DialogClose render={<Button>Done</Button>} />}
      >
        {step.at === 'name' && <NameStep isFirst={present === 0} onName={handleName} />}
        {step.at === 'code' && (
          <CodeStep enrolled={step.enrolled} onCode={(code) => handleCode(step.enrolled, code)} />
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

const nameSchema = z.object({
  name: z.string().trim().min(1, 'Please give it a name').max(60, 'Please use a shorter name'),
});

interface NameStepProps {
  isFirst: boolean;
  onName: (name: string) => Promise<void>;
}

function NameStep({ isFirst, onName }: NameStepProps) {
  const form = useSchemaForm(nameSchema, { defaultValues: { name: isFirst ? 'My phone' : '' } });

  async function handleSubmit({ name }: z.output<typeof nameSchema>) {
    try {
      await onName(name);
    } catch (error) {
      form.setError('name', { message: messageForFactorError(error) });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Name of the authenticator app">
      <TextInputField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="off"
        hint="So that you recognise it, such as the phone that the app is on."
      />
      <SubmitButton pendingLabel="One moment...">Continue</SubmitButton>
    </Form>
  );
}

const codeSchema = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'A code has six digits')),
});

interface CodeStepProps {
  enrolled: Enrolled;
  onCode: (code: string) => Promise<void>;
}

function CodeStep({ enrolled: { totp }, onCode }: CodeStepProps) {
  const form = useSchemaForm(codeSchema, { defaultValues: { code: '' } });

  async function handleSubmit({ code }: z.output<typeof codeSchema>) {
    try {
      await onCode(code);
    } catch (error) {
      form.setError('code', { message: messageForFactorError(error) });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="First code">
      <p>Scan this with your authenticator app, such as Microsoft Authenticator.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(totp.qr_code)}`}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
        className="self-center rounded-md"
      />
      <p className="text-sm text-ink-muted">
        No camera? Type this key into the app:{' '}
        <code className="font-mono wrap-anywhere text-ink">
          {totp.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextInputField
        control={form.control}
        name="code"
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton pendingLabel="Checking...">Switch it on</SubmitButton>
    </Form>
  );
}
