import { useState } from 'react';
import type { z } from 'zod';
import { signUpSchema } from '#features/identity/accounts/rules/sign-up.ts';
import { AccountEmailField } from '#features/identity/accounts/web/components/account-fields.tsx';
import { sendAuthForm } from '#features/identity/accounts/web/components/send-auth-form.ts';
import {
  RoleField,
  SignUpTerms,
} from '#features/identity/accounts/web/components/sign-up-parts.tsx';
import { SignUpSent } from '#features/identity/accounts/web/components/sign-up-sent.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { WaitingSignUp } from '../../contract.ts';

const schema = signUpSchema.omit({ password: true });

interface MicrosoftSignUpFormProps {
  waitingId: string;
  waiting: WaitingSignUp;
}

/** Opens an account for a user whom Microsoft has vouched for; they confirm the address by our own mail. */
export function MicrosoftSignUpForm({ waitingId, waiting }: MicrosoftSignUpFormProps) {
  const { userType, firstName, lastName, email } = waiting;
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm(schema, {
    defaultValues: { userType: userType ?? 'client', firstName, lastName, email },
  });
  const chosen = form.watch('userType');
  const focusRef = useFocusAfterChange<HTMLDivElement>(sentTo !== undefined);

  async function handleSubmit(values: z.output<typeof schema>) {
    const problem = await sendAuthForm(form, '/sign-up/microsoft', { ...values, waitingId });
    if (problem !== null) {
      notify.error('Error', problem);
      return;
    }
    setSentTo(values.email);
    notify.success(
      'Check your email',
      "We've sent you a confirmation link to complete your registration.",
    );
  }

  if (sentTo) {
    return <SignUpSent sentTo={sentTo} onAgain={() => setSentTo(undefined)} focusRef={focusRef} />;
  }
  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Sign up">
      <RoleField control={form.control} name="userType" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInputField
          control={form.control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          optional
        />
        <TextInputField
          control={form.control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          optional
        />
      </div>
      <AccountEmailField control={form.control} name="email" />
      <SubmitButton size="lg" pendingLabel="Creating account...">
        {chosen === 'consultant' ? 'Create Consultant Account' : 'Create Client Account'}
      </SubmitButton>
      <SignUpTerms />
    </Form>
  );
}
