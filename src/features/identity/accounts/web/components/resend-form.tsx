import { Link } from '@tanstack/react-router';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { confirmationMessages } from '../messages.ts';

export type ResendProblem = 'not-sent' | 'too-many-mails';

interface ResendFormProps {
  /** Of the link that did not work. */
  token: string;
  sent: boolean;
  problem: ResendProblem | undefined;
}

/** Asks for another confirmation link. A plain form: it needs no scripts. */
export function ResendForm({ token, sent, problem }: ResendFormProps) {
  return (
    <form method="post" action="/auth/confirm" className="flex flex-col gap-6">
      {sent && (
        <Banner tone="success" title="Confirmation sent">
          Check your inbox for a new confirmation link.
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" title="Could not resend">
          {confirmationMessages[problem]}
        </Banner>
      )}
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="token" value={token} />
      <Field label="Email" hint="The address that you signed up with." required>
        {(parts) => <Input {...parts} name="email" type="email" autoComplete="username" />}
      </Field>
      <Button type="submit" size="lg">
        Send a new link
      </Button>
      <p className="text-ink-muted">
        Nothing comes? Then{' '}
        <Link to="/auth" className="text-primary-ink underline underline-offset-2">
          sign up again
        </Link>
        : your address has not been confirmed yet.
      </p>
    </form>
  );
}
