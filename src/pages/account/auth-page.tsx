import { createFileRoute, Link, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import type { UserType } from '#access/user.ts';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { postedForm } from '#features/identity/accounts/web/components/posted-form.ts';
import { SignInForm } from '#features/identity/accounts/web/components/sign-in-form.tsx';
import { SignInReason } from '#features/identity/accounts/web/components/sign-in-reason.tsx';
import { SignUpForm } from '#features/identity/accounts/web/components/sign-up-form.tsx';
import { portalOf, withConfirmedFlash } from '#features/identity/accounts/web/guards.ts';
import { messageForAuthCode } from '#features/identity/accounts/web/messages.ts';
import { viewerQuery } from '#features/identity/accounts/web/queries.ts';
import { OrLine } from '#features/identity/passkeys/web/components/or-line.tsx';
import { PasskeySignIn } from '#features/identity/passkeys/web/components/passkey-sign-in.tsx';
import { MicrosoftSignIn } from '#features/identity/sign-in-providers/web/components/microsoft-sign-in.tsx';
import { offeredQuery } from '#features/identity/sign-in-providers/web/queries.ts';
import { forgetAnswers } from '#lib/api/forget-answers.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/tabs.tsx';

interface AuthSearch {
  type?: UserType;
  mode?: 'signin';
  /** A path on this site to go on to. */
  next?: string;
  confirmed?: boolean;
  /** Why a link from a mail did not work. */
  error?: string;
  /** The sign-up form was sent without scripts, and taken. */
  sent?: boolean;
}

export const Route = createFileRoute('/auth')({
  validateSearch: (search): AuthSearch =>
    readParameters<AuthSearch>(['type', 'mode', 'next', 'confirmed', 'error', 'sent'], {
      ...(search.type === 'client' || search.type === 'consultant' ? { type: search.type } : {}),
      ...(search.mode === 'signin' ? { mode: search.mode } : {}),
      ...(typeof search.next === 'string' ? { next: search.next } : {}),
      ...(search.confirmed ? { confirmed: true } : {}),
      ...(typeof search.error === 'string' ? { error: search.error } : {}),
      ...(search.sent ? { sent: true } : {}),
    }),
  beforeLoad: ({ context, search }) => {
    if (context.viewer.kind === 'visitor' && context.viewer.isSigningIn) {
      const { next } = search;
      throw redirect({ to: '/auth/second-step', search: next ? { next } : {} });
    }
    if (context.viewer.kind === 'signed-in') {
      const href = safeNextPath(search.next) ?? portalOf(context.viewer);
      throw redirect({ href: search.confirmed ? withConfirmedFlash(href) : href });
    }
  },
  loader: async ({ context: { queryClient } }) => {
    const posted = postedForm();
    // Never throws: where it cannot be loaded there are the other ways.
    await queryClient.prefetchQuery(offeredQuery);
    return { posted };
  },
  head: () => ({ meta: [{ title: 'Sign in or sign up · Direct365' }] }),
  component: AuthPage,
});

function AuthPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const { queryClient } = Route.useRouteContext();
  const { posted } = Route.useLoaderData();
  const mode = search.mode ?? 'signup';
  const { href } = useLocation();

  /** The other tab's address: links, so that they lead on without scripts. */
  const searchOf = (wanted?: 'signin'): AuthSearch => ({
    ...(search.type ? { type: search.type } : {}),
    ...(search.next ? { next: search.next } : {}),
    ...(wanted ? { mode: wanted } : {}),
  });

  async function handleSignedIn() {
    await forgetAnswers(queryClient);
    const viewer = await queryClient.fetchQuery(viewerQuery);
    if (viewer.kind === 'visitor') {
      const onTo = search.next ? { next: search.next } : {};
      await navigate({ to: '/auth/second-step', search: onTo, replace: true });
      return false;
    }
    await navigate({ href: safeNextPath(search.next) ?? portalOf(viewer), replace: true });
    return true;
  }

  async function handlePasskey() {
    if (await handleSignedIn()) {
      notify.success('Welcome back!', "You've been signed in successfully.");
    }
  }

  return (
    <Container width="form" className="py-10 sm:py-16">
      <h1 className="mb-2 text-3xl font-semibold text-ink">Welcome to Direct365</h1>
      <p className="mb-8 text-lg text-ink-muted">
        Businesses and certified Dynamics 365 consultants, with no agency in between.
      </p>
      {search.confirmed && !search.error && (
        <Banner tone="success" title="Your e-mail address is confirmed" className="mb-6">
          You can sign in now.
        </Banner>
      )}
      {!search.confirmed && !search.error && (
        <SignInReason next={safeNextPath(search.next)} mode={mode} />
      )}
      {search.error && (
        <Banner tone="danger" title="That link did not work" className="mb-6">
          {messageForAuthCode(search.error)}
        </Banner>
      )}
      <Card>
        <Tabs value={mode} onValueChange={() => undefined}>
          <TabList label="Sign up or sign in">
            <Tab value="signup" render={<Link to="/auth" search={searchOf()} replace />}>
              Sign Up
            </Tab>
            <Tab value="signin" render={<Link to="/auth" search={searchOf('signin')} replace />}>
              Already a Member?
            </Tab>
          </TabList>
          <TabPanel value="signup">
            <SignUpForm
              userType={search.type}
              next={safeNextPath(search.next)}
              action={href}
              posted={posted}
              isSent={search.sent === true}
            />
            <MicrosoftSignIn next={safeNextPath(search.next)} userType={search.type}>
              <OrLine />
            </MicrosoftSignIn>
          </TabPanel>
          <TabPanel value="signin">
            <SignInForm
              onSignedIn={handleSignedIn}
              next={safeNextPath(search.next)}
              action={href}
              posted={posted}
            />
            <PasskeySignIn onSignedIn={handlePasskey} />
            <MicrosoftSignIn next={safeNextPath(search.next)} userType={search.type}>
              <div className="h-3 noscript:hidden" />
            </MicrosoftSignIn>
          </TabPanel>
        </Tabs>
      </Card>
    </Container>
  );
}
