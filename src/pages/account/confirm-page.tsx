import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import {
  ConfirmForm,
  type ConfirmProblem,
} from '#features/identity/accounts/web/components/confirm-form.tsx';
import {
  ResendForm,
  type ResendProblem,
} from '#features/identity/accounts/web/components/resend-form.tsx';
import { confirmationMessages } from '#features/identity/accounts/web/messages.ts';
import { confirmationQuery } from '#features/identity/accounts/web/queries.ts';
import { MicrosoftSignIn } from '#features/identity/sign-in-providers/web/components/microsoft-sign-in.tsx';
import { offeredQuery } from '#features/identity/sign-in-providers/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface ConfirmSearch {
  /** Of the link in the mail. */
  token?: string;
  problem?: ConfirmProblem | ResendProblem;
  /** Another link was asked for here. */
  sent?: boolean;
}

const confirmProblems = ['password-needed', 'wrong-password', 'too-many-attempts'] as const;
const resendProblems = ['not-sent', 'too-many-mails'] as const;

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: (search): ConfirmSearch =>
    readParameters<ConfirmSearch>(['token', 'problem', 'sent'], {
      ...(typeof search.token === 'string' ? { token: search.token.slice(0, 500) } : {}),
      ...(isOneOf([...confirmProblems, ...resendProblems], search.problem)
        ? { problem: search.problem }
        : {}),
      ...(search.sent ? { sent: true } : {}),
    }),
  loaderDeps: ({ search }) => ({ token: search.token ?? '' }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, deps }) =>
    prepareParts(
      queryClient.prefetchQuery(confirmationQuery(deps.token)),
      queryClient.prefetchQuery(offeredQuery),
    ),
  head: () => ({
    meta: [
      { title: 'Confirm your e-mail address · Direct365' },
      // No other site learns the address; our own has to, or the form would come without an origin.
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: ConfirmPage,
});

function ConfirmPage() {
  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Confirm your address"
        back={
          <BackLink render={<Link to="/auth" search={{ mode: 'signin' }} />}>
            Back to sign in
          </BackLink>
        }
      />
      <Confirmation />
    </Container>
  );
}

function Confirmation() {
  const { token = '', problem, sent = false } = Route.useSearch();
  const { data, isFetching, refetch } = useQuery(confirmationQuery(token));
  if (!data) {
    return (
      <Banner
        tone="danger"
        title={confirmationMessages.loadFailed}
        action={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (data.state === 'waiting') {
    return (
      <ConfirmForm
        token={token}
        needsPassword={data.needsPassword}
        byProvider={
          data.needsProvider && (
            <MicrosoftSignIn next={`/auth/confirm?${new URLSearchParams({ token })}`} />
          )
        }
        problem={isOneOf(confirmProblems, problem) ? problem : undefined}
      />
    );
  }
  const { tone, title, text } = confirmationMessages[data.state];
  const next = safeNextPath(data.nextPath);
  return (
    <div className="flex flex-col gap-8">
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      {data.state === 'confirmed' ? (
        <Link
          to="/auth"
          search={{ mode: 'signin', ...(next ? { next } : {}) }}
          className="self-start text-primary-ink underline underline-offset-2"
        >
          Sign in
        </Link>
      ) : (
        <ResendForm
          token={token}
          sent={sent}
          problem={isOneOf(resendProblems, problem) ? problem : undefined}
        />
      )}
    </div>
  );
}
