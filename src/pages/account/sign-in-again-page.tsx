import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { portalOf, requireAccount } from '#features/identity/accounts/web/guards.ts';
import { passwordQuery, viewerQuery } from '#features/identity/accounts/web/queries.ts';
import { PasskeyProof } from '#features/identity/passkeys/web/components/passkey-proof.tsx';
import { passkeysQuery } from '#features/identity/passkeys/web/queries.ts';
import { IdentityForm } from '#features/identity/second-factors/web/components/identity-form.tsx';
import { factorsQuery } from '#features/identity/second-factors/web/queries.ts';
import { MicrosoftProof } from '#features/identity/sign-in-providers/web/components/microsoft-proof.tsx';
import { connectionsQuery } from '#features/identity/sign-in-providers/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface SignInAgainSearch {
  /** A path on this site to go on to. */
  next?: string;
}

export const Route = createFileRoute('/auth/again')({
  validateSearch: (search): SignInAgainSearch =>
    readParameters<SignInAgainSearch>(
      ['next'],
      typeof search.next === 'string' ? { next: search.next } : {},
    ),
  beforeLoad: (guarded) => {
    const { viewer } = requireAccount(guarded);
    if (viewer.isFresh) {
      throw redirect({ href: safeNextPath(guarded.search.next) ?? portalOf(viewer) });
    }
    return { viewer };
  },
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(
      queryClient.prefetchQuery(factorsQuery),
      queryClient.prefetchQuery(passwordQuery),
      queryClient.prefetchQuery(passkeysQuery),
      queryClient.prefetchQuery(connectionsQuery),
    ),
  head: () => ({ meta: [{ title: 'Is it still you? · Direct365' }] }),
  component: SignInAgainPage,
});

function SignInAgainPage() {
  const { next } = Route.useSearch();
  const { queryClient, viewer } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useNavigate();

  async function handleProven() {
    await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });
    await router.invalidate();
    await navigate({ href: safeNextPath(next) ?? portalOf(viewer), replace: true });
  }

  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Is it still you?"
        lead="You signed in some time ago. What you are about to see is only for you, so please confirm that it is you."
      />
      <Card>
        <IdentityForm onProven={handleProven} />
        <PasskeyProof onProven={handleProven} />
        <MicrosoftProof onProven={handleProven} />
      </Card>
    </Container>
  );
}
