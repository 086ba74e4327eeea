import { createFileRoute } from '@tanstack/react-router';
import { terms } from '../../content/terms.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../components/page-head.ts';

export const Route = createFileRoute('/terms')({
  head: () =>
    pageHead({
      title: 'Terms of Service',
      description:
        'The rules for using Direct365: accounts, conduct, our role as a platform, fees, liability and disputes.',
      path: '/terms',
    }),
  component: () => <LegalPage {...terms} />,
});
