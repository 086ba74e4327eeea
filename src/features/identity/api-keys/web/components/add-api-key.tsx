import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { copyText } from '#ui/feedback/copy-text.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';
import { apiKeyMessages, messageForApiKeyError } from '../messages.ts';
import { apiKeysApi } from '../queries.ts';

type Made = Awaited<ReturnType<typeof apiKeysApi.create>>;

/** Makes an API key, in a dialog: its name, what it allows and for how long, and then the key, this once. */
export function AddApiKey() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made>();

  function handleOpenChange(next: boolean) {
    setOpen(next);
    if (next) setMade(undefined);
  }

  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => handleOpenChange(true)}>
        Make an API key
      </Button>
      <Dialog
        title={made ? 'Your new API key' : 'Make an API key'}
        open={isOpen}
        onOpenChange={handleOpenChange}
        footer={made && <DialogClose render={<Button>Done</Button>} />}
      >
        {made ? <NewKey apiKey={made.key} prefix={made.prefix} /> : <KeyForm onMade={setMade} />}
      </Dialog>
    </>
  );
}

const schema = z.object({
  name: z.string().trim().min(1, 'Please give it a name').max(60, 'Please use a shorter name'),
  scope: z.enum(['read', 'write']),
  lifetimeDays: z.enum(['30', '90', '365']),
});
const days = { '30': 30, '90': 90, '365': 365 } as const;

function KeyForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useSchemaForm(schema, {
    defaultValues: { name: '', scope: 'read', lifetimeDays: '90' },
  });
  const queryClient = useQueryClient();

  async function handleSubmit({ name, scope, lifetimeDays }: z.output<typeof schema>) {
    try {
      onMade(await apiKeysApi.create({ name, scope, lifetimeDays: days[lifetimeDays] }));
    } catch (error) {
      form.setError('name', { message: messageForApiKeyError(error) });
      return;
    }
    notify.success(apiKeyMessages.made);
    await queryClient.invalidateQueries({ queryKey: ['api-keys'] });
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="New API key">
      <TextInputField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="off"
        hint="So that you recognise it, such as the program that uses it."
      />
      <RadioField
        control={form.control}
        name="scope"
        label="What its program may do"
        options={[
          { value: 'read', label: 'Read what I may read' },
          { value: 'write', label: 'Read, and change what I may change' },
        ]}
      />
      <SelectField
        control={form.control}
        name="lifetimeDays"
        label="Good for"
        options={[
          { value: '30', label: '30 days' },
          { value: '90', label: '90 days' },
          { value: '365', label: 'A year' },
        ]}
      />
      <SubmitButton pendingLabel="One moment...">Make the key</SubmitButton>
    </Form>
  );
}

/** A key that was just made, which is shown this once. */
function NewKey({ apiKey, prefix }: { apiKey: string; prefix: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        Anyone with this key can do here what you allowed. It is shown only now: copy it to where
        your program finds it, and nowhere else.
      </p>
      <LongCode>{apiKey}</LongCode>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(apiKey, apiKeyMessages)}
      >
        Copy the key
      </Button>
      <p className="text-sm text-ink-muted">
        In the words of OAuth it is the client secret; the client id is{' '}
        <code className="font-mono wrap-anywhere text-ink">{prefix}</code>.
      </p>
    </div>
  );
}
