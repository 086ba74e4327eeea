import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { ListRow } from '#ui/primitives/row-list.tsx';

interface MeansRowProps {
  /** What it is, in a word: "factor", "passkey". */
  kind: string;
  name: string;
  badge?: ReactNode;
  /** What else there is to know of it. */
  children: ReactNode;
  /** What happens when it goes. */
  removalEffect: string;
  onRename: (name: string) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  messageFor: (error: unknown) => string;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One means by which a user signs in, with a way to rename and to remove it. */
export function MeansRow(props: MeansRowProps) {
  const { kind, name, badge, children, removalEffect, onRemove, messageFor, onFocusLoss } = props;
  const [isRenaming, setRenaming] = useState(false);
  const remove = useMutation({
    mutationFn: onRemove,
    onSuccess: onFocusLoss,
    onError: (error) => notify.error('Error', messageFor(error)),
  });
  const actions = (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      <ConfirmButton
        size="sm"
        aria-label={`Remove ${name}`}
        pending={remove.isPending}
        title={`Remove ${name}?`}
        description={removalEffect}
        confirmLabel={`Remove ${kind}`}
        onConfirm={() => remove.mutate()}
      >
        Remove
      </ConfirmButton>
      <Dialog title={`Rename the ${kind}`} open={isRenaming} onOpenChange={setRenaming} size="sm">
        <RenameForm {...props} onRenamed={() => setRenaming(false)} />
      </Dialog>
    </>
  );
  return (
    <ListRow name={name} badge={badge} actions={actions}>
      {children}
    </ListRow>
  );
}

/** The name of a means, as it is typed. */
export const meansNameSchema = z
  .string()
  .trim()
  .min(1, 'Please give it a name')
  .max(60, 'Please use a shorter name');

const schema = z.object({ name: meansNameSchema });

function RenameForm({
  kind,
  name,
  onRename,
  onRenamed,
  messageFor,
}: MeansRowProps & { onRenamed: () => void }) {
  const form = useSchemaForm(schema, { defaultValues: { name } });

  async function handleSubmit(values: z.output<typeof schema>) {
    try {
      await onRename(values.name);
    } catch (error) {
      form.setError('name', { message: messageFor(error) });
      return;
    }
    onRenamed();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label={`Name of the ${kind}`}>
      <TextInputField control={form.control} name="name" label="Name" autoComplete="off" />
      <SubmitButton pendingLabel="Saving...">Save name</SubmitButton>
    </Form>
  );
}
