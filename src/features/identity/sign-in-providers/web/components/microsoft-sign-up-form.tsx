import { useState } from 'react';
import type { z } from 'zod';
import { signUpSchema } from '#features/identity/accounts/rules/sign-up.ts';
import { AccountEmailField } from '#features/identity/accounts/web/components/account-fields.tsx';
import { sendAuthForm } from '#features/identity/accounts/web/components/send-auth-form.ts';
import {
  CompanyField,
  NameFields,
  notifySignUpSent,
  RoleField,
  SignUpButton,
  SignUpTerms,
} from '#features/identity/accounts/web/components/sign-up-parts.tsx';
import { SignUpSent } from '#features/identity/accounts/web/components/sign-up-sent.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
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
    defaultValues: { userType: userType ?? 'client', firstName, lastName, companyName: '', email },
  });
  const chosen = form.watch('userType');
  const focusRef = useFocusAfterChange<HTMLDivElement>(sentTo !== undefined);

  async function handleSubmit(values: z.output<typeof schema>) {
    const problem = await sendAuthForm(form, '/sign-up/microsoft', {
      ...values,
      companyName: values.companyName ?? '',
      waitingId,
    });
    if (problem !== null) {
      notify.error('Error', problem);
      return;
    }
    setSentTo(values.email);
    notifySignUpSent();
  }

  if (sentTo) {
    return <SignUpSent sentTo={sentTo} onAgain={() => setSentTo(undefined)} focusRef={focusRef} />;
  }
  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Sign up">
      <RoleField control={form.control} name="userType" />
      <NameFields control={form.control} firstName="firstName" lastName="lastName" />
      {chosen === 'client' && <CompanyField control={form.control} name="companyName" />}
      <AccountEmailField control={form.control} name="email" />
      <SignUpButton userType={chosen} />
      <SignUpTerms />
    </Form>
  );
}
