import { createFileRoute } from '@tanstack/react-router';
import { preloadConsultantPreview } from '../components/consultant-preview/preload-preview.ts';
import { LandingContent } from '../components/landing/landing-content.tsx';
import { landingHead } from '../components/landing/landing-head.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => preloadConsultantPreview(context.queryClient),
  head: landingHead,
  component: LandingContent,
});
