import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { postAuth } from '#lib/auth/auth-client.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { PostedForm } from '../../rules/posted-form.ts';
import { messageForAuthError } from '../messages.ts';
import { AccountEmailField } from './account-fields.tsx';
import { PostedProblem } from './posted-problem.tsx';
import { sendAuthForm } from './send-auth-form.ts';

const signInSchema = z.object({
  email: emailAddress(),
  password: z.string().min(1, 'Please enter your password'),
});

interface SignInFormProps {
  /**
   * Leads on; whether the person is signed in, or has a second step before them. Nothing else leads on before it has
   * forgotten what was known without the session: what is on its way would be forgotten, too.
   */
  onSignedIn: () => Promise<boolean>;
  /** A path on this site to go on to, also by way of a new password. */
  next: string | undefined;
  /** Where the form goes when it is sent without scripts. */
  action: string;
  posted: PostedForm | undefined;
}

/** E-mail and password, with a way to get another confirmation link. */
export function SignInForm({ onSignedIn, next, action, posted }: SignInFormProps) {
  const form = useSchemaForm(signInSchema, {
    defaultValues: { email: posted?.values.email ?? '', password: '' },
  });
  const email = form.watch('email');

  async function handleSubmit(values: z.output<typeof signInSchema>) {
    const problem = await sendAuthForm(form, '/sign-in/email', values);
    if (problem !== null) {
      notify.error('Error', problem);
      return;
    }
    if (await onSignedIn()) {
      notify.success('Welcome back!', "You've been signed in successfully.");
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} action={action} aria-label="Sign in">
      <PostedProblem posted={posted} />
      <AccountEmailField control={form.control} name="email" offersPasskeys />
      <TextInputField
        control={form.control}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton size="lg" pendingLabel="Signing in...">
        Sign In
      </SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ResendConfirmation email={email} />
        <Link to="/auth/forgot-password" search={next ? { next } : {}} className="text-sm">
          Forgot your password?
        </Link>
      </div>
    </Form>
  );
}

function ResendConfirmation({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false);

  async function handleClick() {
    if (!email) {
      notify.error(
        'Enter your email first',
        'Please enter the email you used to sign up, then click resend.',
      );
      return;
    }
    setIsSending(true);
    try {
      await postAuth('/send-verification-email', { email });
      notify.success('Confirmation sent', 'Check your inbox for a new confirmation link.');
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem) notify.error('Could not resend', messageForAuthError(problem));
      else notify.error('Unexpected error', 'Please try again.');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Button
      variant="link"
      size="sm"
      className="noscript:hidden"
      pending={isSending}
      onClick={handleClick}
    >
      Resend confirmation
    </Button>
  );
}
