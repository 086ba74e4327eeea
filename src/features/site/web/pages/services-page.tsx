import { createFileRoute } from '@tanstack/react-router';
import { MarketingHome } from '../components/marketing-home/marketing-home.tsx';
import { pageHead } from '../components/page-head.ts';

export const Route = createFileRoute('/services')({
  head: () =>
    pageHead({
      title: 'What Direct365 does for businesses and consultants',
      description:
        'A marketplace for Dynamics 365 and Power Platform projects: direct contact, no commission, and services for interviews, sourcing and contracts.',
      path: '/services',
    }),
  component: MarketingHome,
});
