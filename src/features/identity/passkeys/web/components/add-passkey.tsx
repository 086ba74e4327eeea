import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { deviceName } from '#features/identity/accounts/rules/device-name.ts';
import { meansNameSchema } from '#features/identity/second-factors/web/components/means-row.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { freeName } from '../../rules/free-name.ts';
import { messageForPasskeyError, passkeyMessages } from '../messages.ts';
import { makePasskey } from '../queries.ts';
import { PasskeyObstacleNote, usePasskeyObstacle } from './passkey-obstacle-note.tsx';

interface AddPasskeyProps {
  /** The names of the passkeys that there are. */
  taken: readonly string[];
}

/** Names a passkey and has the device make it, in a dialog. */
export function AddPasskey({ taken }: AddPasskeyProps) {
  const [isOpen, setOpen] = useState(false);

  const obstacle = usePasskeyObstacle();

  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        disabledBecause={obstacle}
        onClick={() => setOpen(true)}
      >
        Add a passkey
      </Button>
      <PasskeyObstacleNote obstacle={obstacle} />
      <Dialog title="Add a passkey" open={isOpen} onOpenChange={setOpen} size="sm">
        <NameForm taken={taken} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const schema = z.object({ name: meansNameSchema });

function NameForm({ taken, onAdded }: AddPasskeyProps & { onAdded: () => void }) {
  const form = useSchemaForm(schema, {
    defaultValues: { name: freeName(deviceName(navigator.userAgent), taken) },
  });
  const queryClient = useQueryClient();

  async function handleSubmit({ name }: z.output<typeof schema>) {
    try {
      await makePasskey(name);
    } catch (error) {
      form.setError('name', { message: messageForPasskeyError(error) });
      return;
    }
    notify.success(passkeyMessages.added);
    await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
    onAdded();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Name of the passkey">
      <TextInputField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="off"
        hint="So that you recognise it. Your device then asks for your fingerprint, face or PIN."
      />
      <SubmitButton pendingLabel="Waiting for your device...">Continue</SubmitButton>
    </Form>
  );
}
