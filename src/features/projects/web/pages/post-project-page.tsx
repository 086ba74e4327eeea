import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/post-project')({ component: PostProjectPage });

function PostProjectPage() {
  return <h1>PostProjectPage</h1>;
}
