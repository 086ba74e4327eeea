import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { factorMessages, messageForFactorError } from '../messages.ts';
import { factorsApi, factorsQuery } from '../queries.ts';
import { FactorCodeForm } from './factor-code-form.tsx';

interface CodeFormProps {
  onProven: () => Promise<void>;
}

/** Asks for a code of a second factor, or for a backup code. */
export function CodeForm({ onProven }: CodeFormProps) {
  const query = useQuery(factorsQuery);
  const [isLost, setLost] = useState(false);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={factorMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  }
  const { factors, backupCodesLeft } = query.data;
  const usable = factors.filter(({ isPaused }) => !isPaused);
  const back = usable[0]?.kind === 'totp' ? 'Use your authenticator app' : 'Have a code sent';
  return (
    <div className="flex flex-col gap-4">
      {isLost || usable.length === 0 ? (
        <BackupCodeForm onProven={onProven} />
      ) : (
        <FactorCodeForm factors={usable} onProven={onProven} />
      )}
      {backupCodesLeft > 0 && (
        <Button variant="link" size="sm" className="self-start" onClick={() => setLost(!isLost)}>
          {isLost ? back : 'Use a backup code'}
        </Button>
      )}
    </div>
  );
}

const backupCodeSchema = z.object({
  code: z.string().trim().min(1, 'Please enter a code').max(40),
});

function BackupCodeForm({ onProven }: CodeFormProps) {
  const form = useSchemaForm(backupCodeSchema, { defaultValues: { code: '' } });

  async function handleSubmit(values: z.output<typeof backupCodeSchema>) {
    try {
      await factorsApi.verifyBackupCode(values);
    } catch (error) {
      form.setError('code', { message: messageForFactorError(error) });
      return;
    }
    await onProven();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Backup code">
      <TextInputField
        control={form.control}
        name="code"
        label="Backup code"
        autoComplete="off"
        hint="Each of your backup codes works once."
      />
      <SubmitButton size="lg" pendingLabel="Checking...">
        Continue
      </SubmitButton>
    </Form>
  );
}
