import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/project/$projectId')({ component: ProjectPage });

function ProjectPage() {
  return <h1>ProjectPage</h1>;
}
