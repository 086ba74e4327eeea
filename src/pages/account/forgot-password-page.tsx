import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { postedForm } from '#features/accounts/web/components/posted-form.ts';
import { PostedProblem } from '#features/accounts/web/components/posted-problem.tsx';
import { messageForAuthError } from '#features/accounts/web/messages.ts';
import { postAuth } from '#lib/auth/auth-client.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: (search): { sent?: boolean } => (search.sent ? { sent: true } : {}),
  loader: () => ({ posted: postedForm() }),
  head: () => ({ meta: [{ title: 'Forgotten password · Direct365' }] }),
  component: ForgotPasswordPage,
});

const schema = z.object({ email: z.email('Please enter a valid email address') });

function ForgotPasswordPage() {
  const { posted } = Route.useLoaderData();
  const [isSent, setIsSent] = useState(Route.useSearch().sent === true);
  const form = useSchemaForm(schema, { defaultValues: { email: posted?.values.email ?? '' } });

  async function handleSubmit({ email }: z.output<typeof schema>) {
    try {
      await postAuth('/request-password-reset', { email });
      setIsSent(true);
    } catch (error) {
      form.setError('root', { message: messageForAuthError(error) });
    }
  }

  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Forgotten password"
        lead="Tell us your e-mail address, and we will send you a link to choose a new password."
        back={
          <BackLink render={<Link to="/auth" search={{ mode: 'signin' }} />}>
            Back to sign in
          </BackLink>
        }
      />
      {isSent && (
        <Banner tone="success" title="Check your email" className="mb-6">
          If there is an account with this address, a link is on its way. It works for one hour.
        </Banner>
      )}
      <Form
        form={form}
        onSubmit={handleSubmit}
        action="/auth/forgot-password"
        aria-label="Forgotten password"
      >
        <PostedProblem posted={posted} />
        <TextInputField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
        />
        <SubmitButton size="lg" pendingLabel="Sending...">
          Send the link
        </SubmitButton>
      </Form>
    </Container>
  );
}
