import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { UserType } from '#access/user.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { PostedForm } from '../../rules/posted-form.ts';
import { signUpSchema } from '../../rules/sign-up.ts';
import { AccountEmailField, NewPasswordField } from './account-fields.tsx';
import { PostedProblem } from './posted-problem.tsx';
import { sendAuthForm } from './send-auth-form.ts';
import {
  CompanyField,
  NameFields,
  notifySignUpSent,
  RoleField,
  SignUpButton,
  SignUpTerms,
} from './sign-up-parts.tsx';
import { dropSignUpPrefill, readSignUpPrefill } from './sign-up-prefill.ts';
import { SignUpSent } from './sign-up-sent.tsx';

interface SignUpFormProps {
  /** Chosen by the address; without it the form asks. */
  userType: UserType | undefined;
  /** A path on this site to go on to, once the address is confirmed and the person has signed in. */
  next: string | undefined;
  /** Where the form goes when it is sent without scripts. */
  action: string;
  posted: PostedForm | undefined;
  /** It was sent so, and taken. */
  isSent: boolean;
}

/** Opens an account; the person confirms the address by mail before signing in. */
export function SignUpForm({ userType, next, action, posted, isSent }: SignUpFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm(signUpSchema, {
    defaultValues: {
      userType: userType ?? (posted?.values.userType === 'consultant' ? 'consultant' : 'client'),
      firstName: posted?.values.firstName ?? '',
      lastName: posted?.values.lastName ?? '',
      companyName: posted?.values.companyName ?? '',
      email: posted?.values.email ?? '',
      password: '',
    },
  });
  useEffect(() => {
    const known = readSignUpPrefill();
    if (!known) return;
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      if (form.getValues(name) === '') form.setValue(name, known[name]);
    }
  }, [form]);
  const chosen = userType ?? form.watch('userType');
  const focusRef = useFocusAfterChange<HTMLDivElement>(sentTo !== undefined);

  async function handleSubmit(values: z.output<typeof signUpSchema>) {
    const account = {
      ...values,
      companyName: values.companyName ?? '',
      userType: chosen,
      ...(next ? { next } : {}),
    };
    const problem = await sendAuthForm(form, '/sign-up/email', account);
    if (problem !== null) {
      notify.error('Error', problem);
      return;
    }
    setSentTo(values.email);
    dropSignUpPrefill();
    form.reset({
      ...form.formState.defaultValues,
      firstName: '',
      lastName: '',
      companyName: '',
      email: '',
    });
    notifySignUpSent();
  }

  if (isSent || sentTo) {
    const onAgain = sentTo ? () => setSentTo(undefined) : undefined;
    return <SignUpSent sentTo={sentTo} onAgain={onAgain} focusRef={focusRef} />;
  }
  return (
    <Form form={form} onSubmit={handleSubmit} action={action} aria-label="Sign up">
      <PostedProblem posted={posted} />
      {userType === undefined && <RoleField control={form.control} name="userType" />}
      <NameFields control={form.control} firstName="firstName" lastName="lastName" />
      {chosen === 'client' && <CompanyField control={form.control} name="companyName" />}
      <AccountEmailField control={form.control} name="email" />
      <NewPasswordField control={form.control} name="password" label="Password" />
      <SignUpButton userType={chosen} />
      <SignUpTerms />
    </Form>
  );
}
