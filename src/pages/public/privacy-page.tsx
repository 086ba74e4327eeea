import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '#features/site/public-pages/content/privacy.ts';
import { LegalPage } from '#features/site/public-pages/web/components/legal/legal-page.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';

export const Route = createFileRoute('/privacy')({
  head: () => pageHead('/privacy'),
  component: () => <LegalPage path="/privacy" document={privacy} />,
});
