import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { AccountEmailField } from '#features/identity/accounts/web/components/account-fields.tsx';
import { postedForm } from '#features/identity/accounts/web/components/posted-form.ts';
import { PostedProblem } from '#features/identity/accounts/web/components/posted-problem.tsx';
import { sendAuthForm } from '#features/identity/accounts/web/components/send-auth-form.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface ForgotPasswordSearch {
  sent?: boolean;
  /** A path on this site to go on to afterwards. */
  next?: string;
}

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: (search): ForgotPasswordSearch =>
    readParameters<ForgotPasswordSearch>(['sent', 'next'], {
      ...(search.sent ? { sent: true } : {}),
      ...(typeof search.next === 'string' ? { next: search.next } : {}),
    }),
  loader: () => ({ posted: postedForm() }),
  head: () => ({ meta: [{ title: 'Forgotten password · Direct365' }] }),
  component: ForgotPasswordPage,
});

const schema = z.object({ email: emailAddress() });

function ForgotPasswordPage() {
  const { posted } = Route.useLoaderData();
  const search = Route.useSearch();
  const [isSent, setIsSent] = useState(search.sent === true);
  const next = safeNextPath(search.next);
  const onTo = next ? { next } : {};
  const { href } = useLocation();
  const form = useSchemaForm(schema, { defaultValues: { email: posted?.values.email ?? '' } });

  async function handleSubmit({ email }: z.output<typeof schema>) {
    const problem = await sendAuthForm(form, '/request-password-reset', { email, ...onTo });
    if (problem === null) setIsSent(true);
  }

  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Forgotten password"
        lead="Tell us your e-mail address, and we will send you a link to choose a new password."
        back={
          <BackLink render={<Link to="/auth" search={{ mode: 'signin', ...onTo }} />}>
            Back to sign in
          </BackLink>
        }
      />
      {isSent && (
        <Banner tone="success" title="Check your email" className="mb-6">
          If there is an account with this address, a link is on its way. It works for one hour.
        </Banner>
      )}
      <Form form={form} onSubmit={handleSubmit} action={href} aria-label="Forgotten password">
        <PostedProblem posted={posted} />
        <AccountEmailField control={form.control} name="email" />
        <SubmitButton size="lg" pendingLabel="Sending...">
          Send the link
        </SubmitButton>
      </Form>
    </Container>
  );
}
