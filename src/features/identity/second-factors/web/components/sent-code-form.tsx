import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { factorMessages, messageForFactorError } from '../messages.ts';
import { factorsApi } from '../queries.ts';
import { sixDigits } from './six-digits.ts';

interface SentCodeFormProps {
  factorId: string;
  /** Where the code goes, as its owner recognises it. */
  destination: string;
  submitLabel: string;
  onProven: () => Promise<void>;
}

const schema = z.object({ code: sixDigits });

/** Has a code sent, at a press and never by itself, and asks for it. */
export function SentCodeForm({ factorId, destination, submitLabel, onProven }: SentCodeFormProps) {
  const [challengeId, setChallengeId] = useState<string>();
  const form = useSchemaForm(schema, { defaultValues: { code: '' } });
  const send = useMutation({
    mutationFn: () => factorsApi.challenge({ factorId }),
    onSuccess: ({ id }) => {
      setChallengeId(id);
      form.reset();
      notify.success(factorMessages.sent);
    },
    onError: (error) => notify.error('Error', messageForFactorError(error)),
  });

  const { setFocus } = form;
  useEffect(() => {
    // The button that had the focus has gone.
    if (challengeId) setFocus('code');
  }, [challengeId, setFocus]);

  if (!challengeId) {
    return (
      <div className="flex flex-col gap-4">
        <p>We send a code of six digits to {destination}. It is good for ten minutes.</p>
        <Button size="lg" pending={send.isPending} onClick={() => send.mutate()}>
          Send me a code
        </Button>
      </div>
    );
  }

  async function handleSubmit({ code }: z.output<typeof schema>) {
    try {
      await factorsApi.verify({ factorId, challenge_id: challengeId ?? '', code });
    } catch (error) {
      form.setError('code', { message: messageForFactorError(error) });
      return;
    }
    await onProven();
  }

  return (
    <div className="flex flex-col gap-4">
      <Form form={form} onSubmit={handleSubmit} aria-label="Code">
        <TextInputField
          control={form.control}
          name="code"
          label="Code that we sent you"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`Six digits, sent to ${destination}. It may take a minute.`}
        />
        <SubmitButton size="lg" pendingLabel="Checking...">
          {submitLabel}
        </SubmitButton>
      </Form>
      <Button
        variant="link"
        size="sm"
        className="self-start"
        pending={send.isPending}
        onClick={() => send.mutate()}
      >
        Send another code
      </Button>
    </div>
  );
}
