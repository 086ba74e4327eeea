import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { messageForAuthError } from '#features/identity/accounts/web/messages.ts';
import { accountsApi, passwordQuery } from '#features/identity/accounts/web/queries.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { factorMessages } from '../messages.ts';
import { factorsQuery } from '../queries.ts';
import { CodeForm } from './code-form.tsx';

interface IdentityFormProps {
  onProven: () => Promise<void>;
}

/** Asks a signed-in user for proof that it is still them: their second factor, or the password where there is none. */
export function IdentityForm({ onProven }: IdentityFormProps) {
  const query = useQuery(factorsQuery);
  const password = useQuery(passwordQuery);
  if (!query.data || password.isLoading) {
    return query.isError ? (
      <ListFailed title={factorMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  }
  if (query.data.factors.length > 0) return <CodeForm onProven={onProven} />;
  // Where that cannot be loaded, the form itself says what is wrong.
  if (password.data?.isSet === false) return <WithoutPassword />;
  return <PasswordProofForm onProven={onProven} />;
}

function WithoutPassword() {
  return (
    <p>
      Your account has no password to ask for. Confirm in another way, or{' '}
      <Link to="/auth/forgot-password" className="text-link underline underline-offset-4">
        choose a password by mail
      </Link>
      .
    </p>
  );
}

const schema = z.object({ password: z.string().min(1, 'Please enter your password') });

function PasswordProofForm({ onProven }: IdentityFormProps) {
  const form = useSchemaForm(schema, { defaultValues: { password: '' } });

  async function handleSubmit(values: z.output<typeof schema>) {
    try {
      await accountsApi.proveByPassword(values);
    } catch (error) {
      form.setError('password', { message: messageForAuthError(error) });
      return;
    }
    await onProven();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Confirm that it is you">
      <TextInputField
        control={form.control}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton size="lg" pendingLabel="Checking...">
        Continue
      </SubmitButton>
    </Form>
  );
}
