import { createFileRoute } from '@tanstack/react-router';
import { MarketingHome } from '../components/marketing-home/marketing-home.tsx';
import { pageHead } from '../components/page-head.ts';

export const Route = createFileRoute('/services')({
  head: () => pageHead('/services'),
  component: MarketingHome,
});
