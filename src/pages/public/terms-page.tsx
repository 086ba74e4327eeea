import { createFileRoute } from '@tanstack/react-router';
import { terms } from '#features/site/content/terms.ts';
import { LegalPage } from '#features/site/web/components/legal/legal-page.tsx';
import { pageHead } from '#features/site/web/components/page-head.ts';

export const Route = createFileRoute('/terms')({
  head: () => pageHead('/terms'),
  component: () => <LegalPage path="/terms" document={terms} />,
});
