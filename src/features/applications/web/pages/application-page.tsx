import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/application/$applicationId')({ component: ApplicationPage });

function ApplicationPage() {
  return <h1>ApplicationPage</h1>;
}
