import { createFileRoute, Link, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { portalOf } from '#features/identity/accounts/web/guards.ts';
import { viewerQuery } from '#features/identity/accounts/web/queries.ts';
import { PasskeyProof } from '#features/identity/passkeys/web/components/passkey-proof.tsx';
import { passkeysQuery } from '#features/identity/passkeys/web/queries.ts';
import { CodeForm } from '#features/identity/second-factors/web/components/code-form.tsx';
import { factorsQuery } from '#features/identity/second-factors/web/queries.ts';
import { forgetAnswers } from '#lib/api/forget-answers.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { postAuth } from '#lib/auth/auth-client.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface SecondStepSearch {
  /** A path on this site to go on to. */
  next?: string;
}

export const Route = createFileRoute('/auth/second-step')({
  validateSearch: (search): SecondStepSearch =>
    readParameters<SecondStepSearch>(
      ['next'],
      typeof search.next === 'string' ? { next: search.next } : {},
    ),
  beforeLoad: ({ context: { viewer }, search: { next } }) => {
    if (viewer.kind === 'signed-in') {
      throw redirect({ href: safeNextPath(next) ?? portalOf(viewer) });
    }
    if (!viewer.isSigningIn) {
      throw redirect({ to: '/auth', search: { mode: 'signin', ...(next ? { next } : {}) } });
    }
  },
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(queryClient.prefetchQuery(factorsQuery), queryClient.prefetchQuery(passkeysQuery)),
  head: () => ({ meta: [{ title: 'Second step · Direct365' }] }),
  component: SecondStepPage,
});

function SecondStepPage() {
  const { next } = Route.useSearch();
  const { queryClient } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useNavigate();

  async function handleProven() {
    await forgetAnswers(queryClient);
    const viewer = await queryClient.fetchQuery(viewerQuery);
    notify.success('Welcome back!', "You've been signed in successfully.");
    await navigate({ href: safeNextPath(next) ?? portalOf(viewer), replace: true });
  }

  async function handleCancel() {
    try {
      await postAuth('/sign-out', {});
    } catch {
      notify.error('Error', 'That did not work. Please try again.');
      return;
    }
    await forgetAnswers(queryClient);
    await router.invalidate();
    await navigate({ to: '/auth', search: { mode: 'signin', ...(next ? { next } : {}) } });
  }

  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="One more step"
        lead="The first step is done. Now show that it is you, by your second factor."
      />
      <Card>
        <CodeForm onProven={handleProven} />
        <PasskeyProof onProven={handleProven} />
      </Card>
      <p className="mt-6 text-ink-muted">
        Lost your second factor and your backup codes?{' '}
        <Link to="/contact" className="text-link underline underline-offset-4">
          Contact us
        </Link>
        . We confirm your identity and restore your access.
      </p>
      <Button variant="link" className="mt-4" onClick={handleCancel}>
        Sign in to another account
      </Button>
    </Container>
  );
}
