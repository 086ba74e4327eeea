import { createFileRoute } from '@tanstack/react-router';
import { MarketingHome } from '#features/site/public-pages/web/components/marketing-home/marketing-home.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';

export const Route = createFileRoute('/services')({
  head: () => pageHead('/services'),
  component: MarketingHome,
});
