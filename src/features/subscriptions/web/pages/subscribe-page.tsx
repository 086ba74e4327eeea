import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/subscribe')({ component: SubscribePage });

function SubscribePage() {
  return <h1>SubscribePage</h1>;
}
