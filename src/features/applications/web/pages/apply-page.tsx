import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/project/$projectId/apply')({ component: ApplyPage });

function ApplyPage() {
  return <h1>ApplyPage</h1>;
}
