import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { passwordSchema } from '#features/identity/accounts/rules/password.ts';
import { NewPasswordField } from '#features/identity/accounts/web/components/account-fields.tsx';
import { sendAuthForm } from '#features/identity/accounts/web/components/send-auth-form.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface ResetPasswordSearch {
  token?: string;
  /** A path on this site to go on to afterwards. */
  next?: string;
}

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: (search): ResetPasswordSearch =>
    readParameters<ResetPasswordSearch>(['token', 'next'], {
      ...(typeof search.token === 'string' ? { token: search.token } : {}),
      ...(typeof search.next === 'string' ? { next: search.next } : {}),
    }),
  head: () => ({
    meta: [{ title: 'New password · Direct365' }, { name: 'referrer', content: 'no-referrer' }],
  }),
  component: ResetPasswordPage,
});

const schema = z.object({ newPassword: passwordSchema });

function ResetPasswordPage() {
  const { token = '', ...search } = Route.useSearch();
  const next = safeNextPath(search.next);
  const onTo = next ? { next } : {};
  const navigate = useNavigate();
  const form = useSchemaForm(schema, { defaultValues: { newPassword: '' } });

  async function handleSubmit({ newPassword }: z.output<typeof schema>) {
    const problem = await sendAuthForm(form, '/reset-password', { newPassword, token });
    if (problem !== null) return;
    notify.success(
      'Password changed',
      'You have been signed out everywhere. Please sign in again.',
    );
    await navigate({ to: '/auth', search: { mode: 'signin', ...onTo } });
  }

  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Choose a new password"
        back={
          <BackLink render={<Link to="/auth/forgot-password" search={onTo} />}>
            Ask for another link
          </BackLink>
        }
      />
      <Form form={form} onSubmit={handleSubmit} aria-label="New password">
        <NewPasswordField control={form.control} name="newPassword" label="New password" />
        <SubmitButton size="lg" pendingLabel="Saving...">
          Save the new password
        </SubmitButton>
      </Form>
    </Container>
  );
}
