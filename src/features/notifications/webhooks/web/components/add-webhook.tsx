import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { CheckboxGroupField } from '#ui/form/checkbox-group-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { CheckboxOption } from '#ui/primitives/checkbox-group.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import type { WebhookEventType } from '../../rules/event-types.ts';
import { messageForWebhookError, webhookMessages } from '../messages.ts';
import { webhooksApi } from '../queries.ts';
import { ShownSecret } from './shown-secret.tsx';

/** Adds a webhook, in a dialog: its name, kind, address and events, and then its secret, this once. */
export function AddWebhook({ options }: { options: readonly CheckboxOption[] }) {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();

  function handleOpenChange(next: boolean) {
    setOpen(next);
    if (next) setSecret(undefined);
  }

  function handleAdded(made: string | null) {
    if (made === null) setOpen(false);
    else setSecret(made);
  }

  return (
    <>
      <Button className="self-start" onClick={() => handleOpenChange(true)}>
        Add a webhook
      </Button>
      <Dialog
        title={secret ? 'The secret of your webhook' : 'Add a webhook'}
        open={isOpen}
        onOpenChange={handleOpenChange}
        footer={secret && <DialogClose render={<Button>Done</Button>} />}
      >
        {secret ? (
          <ShownSecret secret={secret} />
        ) : (
          <WebhookForm options={options} onAdded={handleAdded} />
        )}
      </Dialog>
    </>
  );
}

const schema = z.object({
  name: z.string().trim().min(1, 'Please give it a name').max(60, 'Please use a shorter name'),
  kind: z.enum(['standard', 'teams']),
  url: z.url({ protocol: /^https$/, error: 'Please enter an address that begins with https://' }),
  events: z.array(z.string()).min(1, 'Please choose an event'),
});

interface WebhookFormProps {
  options: readonly CheckboxOption[];
  onAdded: (secret: string | null) => void;
}

function WebhookForm({ options, onAdded }: WebhookFormProps) {
  const form = useSchemaForm(schema, {
    defaultValues: { name: '', kind: 'standard', url: '', events: [] },
  });
  const queryClient = useQueryClient();

  async function handleSubmit({ events, ...webhook }: z.output<typeof schema>) {
    try {
      const { secret } = await webhooksApi.create({
        ...webhook,
        // The list that they were chosen from came from the server.
        events: events as WebhookEventType[],
      });
      onAdded(secret);
    } catch (error) {
      form.setError('url', { message: messageForWebhookError(error) });
      return;
    }
    notify.success(webhookMessages.added);
    await queryClient.invalidateQueries({ queryKey: ['webhooks'] });
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="New webhook">
      <TextInputField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="off"
        hint="So that you recognise it, such as the program that receives the events."
      />
      <RadioField
        control={form.control}
        name="kind"
        label="Where events go"
        options={[
          { value: 'standard', label: 'To a program, signed by Standard Webhooks' },
          { value: 'teams', label: 'To a Teams channel, as a card' },
        ]}
      />
      <TextInputField
        control={form.control}
        name="url"
        label="Address"
        type="url"
        autoComplete="off"
        hint="It begins with https://. For Teams it is the URL of the workflow."
      />
      <CheckboxGroupField control={form.control} name="events" label="Events" options={options} />
      <SubmitButton pendingLabel="One moment...">Add the webhook</SubmitButton>
    </Form>
  );
}
