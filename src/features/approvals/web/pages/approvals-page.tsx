import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/approvals')({ component: ApprovalsPage });

function ApprovalsPage() {
  return <h1>ApprovalsPage</h1>;
}
