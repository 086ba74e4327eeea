import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { provenChannel } from '#features/identity/sign-in-providers/web/components/proven-elsewhere.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

/** The end of a window that was opened to confirm with Microsoft who it is. */
export const Route = createFileRoute('/auth/microsoft/proven')({
  beforeLoad: requireSignedIn,
  head: () => ({ meta: [{ title: 'Confirmed · Direct365' }] }),
  component: MicrosoftProvenPage,
});

function MicrosoftProvenPage() {
  useEffect(() => {
    const channel = new BroadcastChannel(provenChannel);
    channel.postMessage('proven');
    channel.close();
    // Browsers close only what a script has opened; who sees this page goes on by hand.
    window.close();
  }, []);
  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="That was you"
        lead="You can close this window and go on where you were. What you wanted to do is possible for the next 15 minutes."
      />
      <Link to="/account" className={buttonClassName({ variant: 'secondary' })}>
        Go to account settings
      </Link>
    </Container>
  );
}
