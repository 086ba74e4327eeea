import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { OwnCredentialCard } from '#features/profiles/credentials/web/components/own-credential-card.tsx';
import { credentialMessages } from '#features/profiles/credentials/web/messages.ts';
import { ownCredentialsQuery } from '#features/profiles/credentials/web/queries.ts';
import { OwnReferences } from '#features/reviews/references/web/components/own-references.tsx';
import { ownReferencesQuery } from '#features/reviews/references/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/consultant/credentials')({
  beforeLoad: requireConsultant,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownCredentialsQuery),
      queryClient.prefetchQuery(ownReferencesQuery),
    ),
  head: () => ({ meta: [{ title: 'Your credentials · Direct365' }] }),
  component: OwnCredentialsPage,
});

function OwnCredentialsPage() {
  return (
    <Container width="form" className="py-10 sm:py-14">
      <PageHeader
        title="Your credentials"
        lead="Certifications that we have checked carry a badge on your profile, and count when we suggest you to clients."
        back={<BackLink render={<Link to="/consultant/portal" />}>Back to Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <OwnCredentials />
        <OwnReferences />
      </div>
    </Container>
  );
}

function OwnCredentials() {
  const { data, isPending, isFetching, refetch } = useQuery(ownCredentialsQuery);
  if (isPending) {
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="sr-only">
          Loading your certifications…
        </p>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (!data) {
    return (
      <Banner
        tone="danger"
        title={credentialMessages.loadFailed}
        action={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The server did not answer as expected. Nothing is lost.
      </Banner>
    );
  }
  if (data.credentials.length === 0) {
    return (
      <EmptyState
        icon={<Award />}
        title="No certifications yet"
        action={
          <Link to="/consultant/profile/edit" className={buttonClassName()}>
            Add Certifications
          </Link>
        }
      >
        Add the certifications you hold to your profile. Then you can give evidence for them here.
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-5">
      {data.credentials.map((credential) => (
        <li key={credential.certification}>
          <OwnCredentialCard credential={credential} />
        </li>
      ))}
    </ul>
  );
}
