import { createFileRoute } from '@tanstack/react-router';
import { terms } from '../../content/terms.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../components/page-head.ts';

export const Route = createFileRoute('/terms')({
  head: () => pageHead('/terms'),
  component: () => <LegalPage path="/terms" document={terms} />,
});
