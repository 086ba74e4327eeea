import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/consultant/portal')({ component: ConsultantPortalPage });

function ConsultantPortalPage() {
  return <h1>ConsultantPortalPage</h1>;
}
