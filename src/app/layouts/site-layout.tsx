import type { ReactNode } from 'react';
import type { ViewerView } from '#features/accounts/contract.ts';
import { SkipLink } from '#ui/primitives/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { isDemoSite } from './site-info.ts';

interface SiteLayoutProps {
  viewer: ViewerView;
  children: ReactNode;
}

/** What stands around every page. */
export function SiteLayout({ viewer, children }: SiteLayoutProps) {
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <SkipLink target="content">Skip to the content</SkipLink>
      {isDemoSite() && <DemoBanner />}
      <SiteHeader viewer={viewer} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
