import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/client/portal')({ component: ClientPortalPage });

function ClientPortalPage() {
  return <h1>ClientPortalPage</h1>;
}
