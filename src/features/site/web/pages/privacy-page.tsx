import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '../../content/privacy.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../components/page-head.ts';

export const Route = createFileRoute('/privacy')({
  head: () =>
    pageHead({
      title: 'Privacy Policy',
      description:
        'Which personal data Direct365 uses, why, who receives it, how long it is kept, and what your rights are.',
      path: '/privacy',
    }),
  component: () => <LegalPage {...privacy} />,
});
