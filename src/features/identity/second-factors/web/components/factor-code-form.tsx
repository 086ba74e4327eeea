import { useState } from 'react';
import { z } from 'zod';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { FactorView } from '../../contract.ts';
import { messageForFactorError } from '../messages.ts';
import { proveFactor } from '../queries.ts';
import { SentCodeForm } from './sent-code-form.tsx';
import { sixDigits } from './six-digits.ts';

interface FactorCodeFormProps {
  factors: readonly FactorView[];
  onProven: () => Promise<void>;
}

/** Asks for a code of one of these factors: of an app, or one that is sent. */
export function FactorCodeForm({ factors, onProven }: FactorCodeFormProps) {
  const [chosenId, setChosenId] = useState(factors[0]?.factorId ?? '');
  const factor = factors.find(({ factorId }) => factorId === chosenId) ?? factors[0];
  if (!factor) return null;
  return (
    <div className="flex flex-col gap-4">
      {factors.length > 1 && (
        <Field label="Second factor">
          {(parts) => (
            <Select
              {...parts}
              value={factor.factorId}
              onChange={({ target }) => setChosenId(target.value)}
              options={factors.map(({ factorId, friendlyName }) => ({
                value: factorId,
                label: friendlyName,
              }))}
            />
          )}
        </Field>
      )}
      {factor.kind === 'totp' ? (
        <AppCodeForm key={factor.factorId} factor={factor} onProven={onProven} />
      ) : (
        <SentCodeForm
          key={factor.factorId}
          factorId={factor.factorId}
          destination={factor.destination ?? ''}
          submitLabel="Continue"
          onProven={onProven}
        />
      )}
    </div>
  );
}

const schema = z.object({ code: sixDigits });

function AppCodeForm({ factor, onProven }: { factor: FactorView; onProven: () => Promise<void> }) {
  const form = useSchemaForm(schema, { defaultValues: { code: '' } });

  async function handleSubmit({ code }: z.output<typeof schema>) {
    try {
      await proveFactor(factor.factorId, code);
    } catch (error) {
      form.setError('code', { message: messageForFactorError(error) });
      return;
    }
    await onProven();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Code">
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
