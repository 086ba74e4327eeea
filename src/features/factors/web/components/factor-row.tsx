import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { FactorView } from '../../contract.ts';
import { factorMessages, messageForFactorError } from '../messages.ts';
import { factorsApi } from '../queries.ts';

interface FactorRowProps {
  factor: FactorView;
  isLast: boolean;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One factor, with a way to rename and to remove it. */
export function FactorRow({ factor, isLast, onFocusLoss }: FactorRowProps) {
  const { factorId, friendlyName, addedAt, lastUsedAt } = factor;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => factorsApi.remove({ factorId }),
    onSuccess: () => {
      notify.success(factorMessages.removed.title, factorMessages.removed.description);
      onFocusLoss();
    },
    onError: (error) => notify.error('Error', messageForFactorError(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['factors'] }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-ink">{friendlyName}</p>
        <p className="text-sm text-ink-muted">
          Authenticator app, added on <DateText value={addedAt} />
          {lastUsedAt && (
            <>
              , last used on <DateText value={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Rename ${friendlyName}`}
          onClick={() => setOpen('rename')}
        >
          Rename
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Remove ${friendlyName}`}
          pending={remove.isPending}
          onClick={() => setOpen('remove')}
        >
          Remove
        </Button>
      </div>
      <Dialog
        title="Rename the factor"
        open={open === 'rename'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'rename' : undefined)}
        size="sm"
      >
        <RenameForm factor={factor} onRenamed={() => setOpen(undefined)} />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'remove' : undefined)}
        title={`Remove ${friendlyName}?`}
        description={
          isLast
            ? 'It is your last factor: from then on your password alone signs you in, and your backup codes end.'
            : 'It does not sign you in any more.'
        }
        confirmLabel="Remove factor"
        destructive
        onConfirm={() => {
          // Another dialog may follow, which asks who it is.
          setOpen(undefined);
          remove.mutate();
        }}
      />
    </li>
  );
}

const schema = z.object({
  friendlyName: z
    .string()
    .trim()
    .min(1, 'Please give it a name')
    .max(60, 'Please use a shorter name'),
});

function RenameForm({ factor, onRenamed }: { factor: FactorView; onRenamed: () => void }) {
  const { factorId, friendlyName } = factor;
  const form = useSchemaForm(schema, { defaultValues: { friendlyName } });
  const queryClient = useQueryClient();

  async function handleSubmit(values: z.output<typeof schema>) {
    try {
      await factorsApi.rename({ factorId, ...values });
    } catch (error) {
      form.setError('friendlyName', { message: messageForFactorError(error) });
      return;
    }
    notify.success(factorMessages.renamed.title, factorMessages.renamed.description);
    await queryClient.invalidateQueries({ queryKey: ['factors'] });
    onRenamed();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Name of the factor">
      <TextInputField control={form.control} name="friendlyName" label="Name" autoComplete="off" />
      <SubmitButton pendingLabel="Saving...">Save name</SubmitButton>
    </Form>
  );
}
