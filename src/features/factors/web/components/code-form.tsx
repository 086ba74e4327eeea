import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { FactorView } from '../../contract.ts';
import { factorMessages, messageForFactorError } from '../messages.ts';
import { factorsApi, factorsQuery, proveFactor } from '../queries.ts';

interface CodeFormProps {
  onProven: () => Promise<void>;
}

/** Asks for a code of an authenticator app, or for a backup code. */
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
  return (
    <div className="flex flex-col gap-4">
      {isLost ? <BackupCodeForm onProven={onProven} /> : <AppCodeForm {...{ factors, onProven }} />}
      {backupCodesLeft > 0 && (
        <Button variant="link" size="sm" className="self-start" onClick={() => setLost(!isLost)}>
          {isLost ? 'Use your authenticator app' : 'Use a backup code'}
        </Button>
      )}
    </div>
  );
}

const appCodeSchema = z.object({
  factorId: z.string(),
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'A code has six digits')),
});

function AppCodeForm({ factors, onProven }: CodeFormProps & { factors: readonly FactorView[] }) {
  const form = useSchemaForm(appCodeSchema, {
    defaultValues: { factorId: factors[0]?.factorId ?? '', code: '' },
  });

  async function handleSubmit({ factorId, code }: z.output<typeof appCodeSchema>) {
    try {
      await proveFactor(factorId, code);
    } catch (error) {
      form.setError('code', { message: messageForFactorError(error) });
      return;
    }
    await onProven();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Code">
      {factors.length > 1 && (
        <SelectField
          control={form.control}
          name="factorId"
          label="Authenticator app"
          options={factors.map(({ factorId, friendlyName }) => ({
            value: factorId,
            label: friendlyName,
          }))}
        />
      )}
      <TextInputField
        control={form.control}
        name="code"
        label="Code of your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Six digits, a new one every thirty seconds."
      />
      <SubmitButton size="lg" pendingLabel="Checking...">
        Continue
      </SubmitButton>
    </Form>
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
