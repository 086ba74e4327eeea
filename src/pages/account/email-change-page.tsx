import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { messageForAuthError, settingsMessages } from '#features/identity/accounts/web/messages.ts';
import { accountsApi, emailChangeLinkQuery } from '#features/identity/accounts/web/queries.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface EmailChangeSearch {
  /** Of the link in the mail. */
  token?: string;
}

export const Route = createFileRoute('/auth/email-change')({
  validateSearch: (search): EmailChangeSearch =>
    readParameters<EmailChangeSearch>(
      ['token'],
      typeof search.token === 'string' ? { token: search.token.slice(0, 500) } : {},
    ),
  loaderDeps: ({ search }) => ({ token: search.token ?? '' }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(emailChangeLinkQuery(deps.token)),
  head: () => ({
    meta: [
      { title: 'Change your address · Direct365' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: EmailChangePage,
});

function EmailChangePage() {
  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Change your address"
        back={<BackLink render={<Link to="/account" />}>Account Settings</BackLink>}
      />
      <EmailChange />
    </Container>
  );
}

function EmailChange() {
  const { token = '' } = Route.useSearch();
  const { data } = useQuery(emailChangeLinkQuery(token));
  const confirm = useMutation({ mutationFn: () => accountsApi.confirmEmailChange({ token }) });
  if (confirm.data) {
    const { title, text } = confirm.data.isChanged
      ? settingsMessages.emailChanged
      : settingsMessages.emailHalf;
    return (
      <Banner tone="success" title={title}>
        {text}
      </Banner>
    );
  }
  if (!data) {
    return (
      <Banner tone="warning" title={settingsMessages.linkFailed.title}>
        {settingsMessages.linkFailed.text}
      </Banner>
    );
  }
  return (
    <div className="flex flex-col items-start gap-6">
      <p>
        Your account is to be reached at{' '}
        <strong className="wrap-anywhere">{data.change.newEmail}</strong> from now on. Press the
        button to confirm it
        {data.side === 'old' ? ' for your present address.' : ' for your new address.'}
      </p>
      {confirm.error && <Banner tone="danger">{messageForAuthError(confirm.error)}</Banner>}
      <Button size="lg" pending={confirm.isPending} onClick={() => confirm.mutate()}>
        Confirm the change
      </Button>
    </div>
  );
}
