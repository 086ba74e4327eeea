import { createFileRoute } from '@tanstack/react-router';
import { terms } from '#features/site/public-pages/content/terms.ts';
import { LegalPage } from '#features/site/public-pages/web/components/legal/legal-page.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';

export const Route = createFileRoute('/terms')({
  head: () => pageHead('/terms'),
  component: () => <LegalPage path="/terms" document={terms} />,
});
