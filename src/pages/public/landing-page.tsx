import { createFileRoute } from '@tanstack/react-router';
import { preloadConsultantPreview } from '#features/profiles/directory/web/components/consultant-preview/preload-preview.ts';
import { LandingContent } from '#features/site/public-pages/web/components/landing/landing-content.tsx';
import { landingHead } from '#features/site/public-pages/web/components/landing/landing-head.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => preloadConsultantPreview(context.queryClient),
  head: landingHead,
  component: LandingContent,
});
