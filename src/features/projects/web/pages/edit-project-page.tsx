import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/project/$projectId/edit')({ component: EditProjectPage });

function EditProjectPage() {
  return <h1>EditProjectPage</h1>;
}
