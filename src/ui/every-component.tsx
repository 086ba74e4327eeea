import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from './feedback/toaster.tsx';
import { SkipLink } from './primitives/skip-link.tsx';
import { Showcase } from './showcase/showcase.tsx';

/** Everything there is, with what stands around every page: for the tests of what the server renders. */
export function EveryComponent() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <SkipLink target="main">Skip to content</SkipLink>
      <main id="main" tabIndex={-1}>
        <Showcase />
      </main>
      <Toaster isExpecting={false} />
    </QueryClientProvider>
  );
}
