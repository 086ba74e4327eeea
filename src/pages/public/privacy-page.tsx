import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '../../content/privacy.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../components/page-head.ts';

export const Route = createFileRoute('/privacy')({
  head: () => pageHead('/privacy'),
  component: () => <LegalPage path="/privacy" document={privacy} />,
});
