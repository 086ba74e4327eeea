import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { PasswordInput } from '#ui/primitives/password-input.tsx';
import { confirmationMessages } from '../messages.ts';

export type ConfirmProblem = 'password-needed' | 'wrong-password' | 'too-many-attempts';

interface ConfirmFormProps {
  token: string;
  needsPassword: boolean;
  /** In a browser that is not its own either: how a sign-up without a password shows whose it is. */
  byProvider?: ReactNode;
  /** Why it did not work the time before. */
  problem: ConfirmProblem | undefined;
}

/** A button, and in another browser than the one of the sign-up its password. A plain form: it needs no scripts. */
export function ConfirmForm({ token, needsPassword, byProvider, problem }: ConfirmFormProps) {
  if (byProvider) {
    return (
      <div className="flex flex-col gap-6">
        <p>
          This is not the browser that you signed up in. So that no one else gets an account with
          your address, please sign in with the Microsoft account that you signed up with. Then you
          are back here.
        </p>
        {byProvider}
        <SignUpAgain>It was not you who signed up?</SignUpAgain>
      </div>
    );
  }
  const message = problem && confirmationMessages[problem];
  return (
    <form method="post" action="/auth/confirm" className="flex flex-col gap-6">
      <input type="hidden" name="token" value={token} />
      {!needsPassword && (
        <>
          <p>This is the last step: press the button, and your account is ready.</p>
          {message && (
            <p role="alert" className="font-medium text-danger-ink">
              {message}
            </p>
          )}
        </>
      )}
      {needsPassword && (
        <>
          <p>
            This is not the browser that you signed up in. So that no one else gets an account with
            your address, please type the password you chose when you signed up.
          </p>
          <div role={message ? 'alert' : undefined}>
            <Field label="Password" error={message} required>
              {(parts) => (
                <PasswordInput {...parts} name="password" autoComplete="current-password" />
              )}
            </Field>
          </div>
        </>
      )}
      <Button type="submit" size="lg">
        Confirm my address
      </Button>
      {needsPassword && (
        <SignUpAgain>You don’t remember the password, or it was not you who signed up?</SignUpAgain>
      )}
    </form>
  );
}

function SignUpAgain({ children }: { children: ReactNode }) {
  return (
    <p className="text-ink-muted">
      {children}{' '}
      <Link to="/auth" className="text-primary-ink underline underline-offset-2">
        Sign up again
      </Link>
      : that replaces everything that was typed before, and brings you a new link.
    </p>
  );
}
