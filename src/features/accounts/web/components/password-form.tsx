import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { passwordSchema } from '../../rules/password.ts';
import { messageForAuthError, settingsMessages } from '../messages.ts';
import { accountsApi, sessionsQuery } from '../queries.ts';
import { NewPasswordField } from './account-fields.tsx';

const schema = z.object({
  currentPassword: z.string().min(1, 'Please enter your password'),
  newPassword: passwordSchema,
});

const fieldOf: Record<string, 'currentPassword' | 'newPassword'> = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_REFUSED: 'newPassword',
};

/** A new password, with the one of before. */
export function PasswordForm() {
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
    const { title, description } = settingsMessages.passwordChanged;
    notify.success(title, description);
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
