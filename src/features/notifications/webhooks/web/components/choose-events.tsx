import { useState } from 'react';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { CheckboxGroupField } from '#ui/form/checkbox-group-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { CheckboxOption } from '#ui/primitives/checkbox-group.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { WebhookView } from '../../contract.ts';
import type { WebhookEventType } from '../../rules/event-types.ts';
import { useWebhookAct } from '../hooks/use-webhook-act.ts';
import { webhookMessages } from '../messages.ts';
import { webhooksApi } from '../queries.ts';

interface ChooseEventsProps {
  webhook: WebhookView;
  options: readonly CheckboxOption[];
}

const schema = z.object({ events: z.array(z.string()).min(1, 'Please choose an event') });

/** Chooses other events for a webhook, in a dialog. */
export function ChooseEvents({ webhook, options }: ChooseEventsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Events of ${webhook.name}`}
        onClick={() => setOpen(true)}
      >
        Events
      </Button>
      <Dialog title={`Events of ${webhook.name}`} open={isOpen} onOpenChange={setOpen}>
        <EventsForm {...{ webhook, options }} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EventsForm({ webhook, options, onDone }: ChooseEventsProps & { onDone: () => void }) {
  const { webhookId, events } = webhook;
  const form = useSchemaForm(schema, { defaultValues: { events: [...events] } });
  const change = useWebhookAct(
    (chosen: string[]) =>
      // The list that they were chosen from came from the server.
      webhooksApi.change({ webhookId, events: chosen as WebhookEventType[] }),
    () => {
      onDone();
      notify.success(webhookMessages.changed);
    },
  );
  return (
    <Form
      form={form}
      onSubmit={async (chosen) => {
        await change.mutateAsync(chosen.events).catch(() => undefined);
      }}
      aria-label="Events"
    >
      <CheckboxGroupField control={form.control} name="events" label="Events" options={options} />
      <SubmitButton pendingLabel="One moment...">Save</SubmitButton>
    </Form>
  );
}
