import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/privacy')({ component: PrivacyPage });

function PrivacyPage() {
  return <h1>PrivacyPage</h1>;
}
