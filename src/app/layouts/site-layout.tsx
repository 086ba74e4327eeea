import type { ReactNode } from 'react';
import { SkipLink } from '#ui/primitives/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { isDemoSite } from './site-info.ts';
import { useFocusNewPage } from './use-focus-new-page.ts';

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useFocusNewPage();
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <SkipLink target="content">Skip to the content</SkipLink>
      {isDemoSite() && <DemoBanner />}
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
