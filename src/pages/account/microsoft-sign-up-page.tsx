import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { portalOf } from '#features/identity/accounts/web/guards.ts';
import { MicrosoftSignIn } from '#features/identity/sign-in-providers/web/components/microsoft-sign-in.tsx';
import { MicrosoftSignUpForm } from '#features/identity/sign-in-providers/web/components/microsoft-sign-up-form.tsx';
import { connectionMessages } from '#features/identity/sign-in-providers/web/messages.ts';
import {
  offeredQuery,
  waitingSignUpQuery,
} from '#features/identity/sign-in-providers/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

interface SignUpSearch {
  /** Of the form that waits in this browser. */
  id?: string;
}

// What has this shape may be one; the server says whether it is.
const idForm = /^[0-9a-f-]{36}$/i;
const noId = '00000000-0000-4000-8000-000000000000';

export const Route = createFileRoute('/auth/microsoft/sign-up')({
  validateSearch: (search): SignUpSearch =>
    readParameters<SignUpSearch>(
      ['id'],
      typeof search.id === 'string' && idForm.test(search.id) ? { id: search.id } : {},
    ),
  beforeLoad: ({ context: { viewer } }) => {
    if (viewer.kind === 'signed-in') throw redirect({ to: portalOf(viewer) });
  },
  loaderDeps: ({ search }) => ({ id: search.id ?? noId }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, deps }) =>
    prepareParts(
      queryClient.prefetchQuery(waitingSignUpQuery(deps.id)),
      queryClient.prefetchQuery(offeredQuery),
    ),
  head: () => ({ meta: [{ title: 'Sign up with Microsoft · Direct365' }] }),
  component: MicrosoftSignUpPage,
});

function MicrosoftSignUpPage() {
  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Almost there"
        lead="Microsoft has confirmed your identity. Tell us what the account is for, and where to write to."
        back={
          <BackLink render={<Link to="/auth" search={{ mode: 'signin' }} />}>
            Back to sign in
          </BackLink>
        }
      />
      <SignUp />
    </Container>
  );
}

function SignUp() {
  const { id = noId } = Route.useSearch();
  const query = useQuery(waitingSignUpQuery(id));
  if (!query.data) {
    const isGone = asApiProblem(query.error)?.code === 'SIGN_UP_NOT_FOUND';
    if (isGone || id === noId) return <Gone />;
    if (query.isLoadingError) return <PartFailed what="The form" query={query} />;
    return <Skeleton className="h-96 w-full" />;
  }
  return (
    <div className="flex flex-col gap-6">
      {query.data.isUnconfirmed ? (
        <Banner tone="info" title="Your address is not confirmed yet">
          You have signed up with this Microsoft account before, and the link is in your inbox. Send
          the form again for another link, or to change what you typed.
        </Banner>
      ) : (
        <Banner tone="info" role="note" title="You have an account here already?">
          Then{' '}
          <Link
            to="/auth"
            search={{ mode: 'signin', next: '/account' }}
            className="text-link underline underline-offset-4"
          >
            sign in to it
          </Link>{' '}
          as you always do, and connect Microsoft in your account settings. An address alone opens
          no account.
        </Banner>
      )}
      <Card>
        <MicrosoftSignUpForm waitingId={id} waiting={query.data} />
      </Card>
    </div>
  );
}

function Gone() {
  const { title, text } = connectionMessages.signUpGone;
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="warning" title={title}>
        {text}
      </Banner>
      <MicrosoftSignIn next={undefined} />
    </div>
  );
}
