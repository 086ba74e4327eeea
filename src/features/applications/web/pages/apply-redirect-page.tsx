import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/apply/$projectId')({ component: ApplyRedirectPage });

function ApplyRedirectPage() {
  return <h1>ApplyRedirectPage</h1>;
}
