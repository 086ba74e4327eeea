import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { asApiProblem } from '#lib/api/problem.ts';
import { postAuth } from '#lib/auth/auth-client.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { passwordSchema } from '../../rules/password.ts';
import { messageForAuthError, settingsMessages } from '../messages.ts';
import { accountsApi, passwordQuery, sessionsQuery } from '../queries.ts';
import { NewPasswordField } from './account-fields.tsx';

const schema = z.object({
  currentPassword: z.string().min(1, 'Please enter your password'),
  newPassword: passwordSchema,
});

const fieldOf: Record<string, 'currentPassword' | 'newPassword'> = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_REFUSED: 'newPassword',
};

/** A new password; the first one comes by mail. */
export function PasswordForm({ email }: { email: string }) {
  const query = useQuery(passwordQuery);
  if (query.isLoadingError) {
    return <PartFailed what="Whether you have a password" query={query} />;
  }
  if (!query.data) return <Skeleton className="h-40 w-full" />;
  return query.data.isSet ? <ChangeForm /> : <FirstPassword email={email} />;
}

/** A link by mail, for a user who signs in without a password. */
function FirstPassword({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => postAuth('/request-password-reset', { email }),
    onSuccess: () => {
      notify.success(settingsMessages.firstPasswordAsked);
    },
    onError: (error) => notify.error('Error', messageForAuthError(error)),
  });
  return (
    <div className="flex flex-col gap-5">
      <p>
        Your account has no password. If you want one, we send you a link to choose it. Choosing it
        signs you out on all devices.
      </p>
      <Button
        variant="secondary"
        className="self-start"
        pending={send.isPending}
        onClick={() => send.mutate()}
      >
        Send me the link
      </Button>
    </div>
  );
}

/** A new password, with the one of before. */
function ChangeForm() {
  const form = useSchemaForm(schema, { defaultValues: { currentPassword: '', newPassword: '' } });
  const queryClient = useQueryClient();

  async function handleSubmit(values: z.output<typeof schema>) {
    try {
      await accountsApi.changePassword(values);
    } catch (error) {
      const field = fieldOf[asApiProblem(error)?.code ?? ''] ?? 'root';
      form.setError(field, { message: messageForAuthError(error) });
      return;
    }
    notify.success(settingsMessages.passwordChanged);
    form.reset();
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Password">
      <TextInputField
        control={form.control}
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordField control={form.control} name="newPassword" label="New password" />
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Change password
      </SubmitButton>
    </Form>
  );
}
