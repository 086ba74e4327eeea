import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/terms')({ component: TermsPage });

function TermsPage() {
  return <h1>TermsPage</h1>;
}
