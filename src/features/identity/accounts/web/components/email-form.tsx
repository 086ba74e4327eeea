import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import type { EmailChangeView } from '../../contract/settings-operations.ts';
import { settingsMessages } from '../messages.ts';
import { accountsApi, emailChangeQuery } from '../queries.ts';
import { sendSettingsForm } from './send-settings-form.ts';

const schema = z.object({ email: emailAddress() });

/** The own address, and how it becomes another one. */
export function EmailForm({ email }: { email: string }) {
  const changeQuery = useQuery(emailChangeQuery);
  const change = changeQuery.data?.change;
  const queryClient = useQueryClient();
  const form = useSchemaForm(schema, { defaultValues: { email: '' } });

  async function handleSubmit(values: z.output<typeof schema>) {
    const ask = () => accountsApi.requestEmailChange(values);
    if (!(await sendSettingsForm(form, ask))) return;
    notify.success(settingsMessages.emailAsked);
    form.reset();
    await queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
  }

  return (
    <div className="flex flex-col gap-6">
      <p>
        Your address is <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {change && <WaitingChange change={change} />}
      {changeQuery.isLoadingError && (
        <PartFailed what="Whether a change is waiting" query={changeQuery} />
      )}
      <Form form={form} onSubmit={handleSubmit} aria-label="Email address">
        <TextInputField
          control={form.control}
          name="email"
          label="New email"
          type="email"
          autoComplete="email"
          hint="We send a link to both addresses. It is changed once you have confirmed it at both."
        />
        <SubmitButton variant="secondary" className="self-start" pendingLabel="Sending...">
          Change email
        </SubmitButton>
      </Form>
    </div>
  );
}

function WaitingChange({ change }: { change: EmailChangeView }) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => accountsApi.cancelEmailChange(),
    onSuccess: () => {
      notify.success(settingsMessages.emailKept);
    },
    onError: () => notify.error('Error', 'The change could not be cancelled. Please try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  });
  const missing = [
    ...(change.isOldConfirmed ? [] : ['your present address']),
    ...(change.isNewConfirmed ? [] : [change.newEmail]),
  ].join(' and at ');
  return (
    <Banner
      tone="info"
      title={`Waiting to be changed to ${change.newEmail}`}
      action={
        <Button variant="secondary" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel the change
        </Button>
      }
    >
      It still has to be confirmed at {missing}.
    </Banner>
  );
}
