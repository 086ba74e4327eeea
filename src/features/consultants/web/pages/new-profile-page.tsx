import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/consultant/profile/new')({ component: NewProfilePage });

function NewProfilePage() {
  return <h1>NewProfilePage</h1>;
}
