import { lazy, type ReactNode, Suspense } from 'react';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { SkipLink } from '#ui/primitives/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { isDemoSite } from './site-info.ts';
import { useFocusNewPage } from './use-focus-new-page.ts';
import { useFollowSignOut } from './use-follow-sign-out.ts';
import { useFollowViewer } from './use-follow-viewer.ts';

// Only an admin who is impersonating a user sees it.
const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}));
// Only people who are signed in have a stream of events, and no page waits for it.
const LiveUpdates = lazy(async () => ({
  default: (await import('./live-updates.tsx')).LiveUpdates,
}));

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useFocusNewPage();
  const viewer = useViewer();
  const lookingIn = viewer?.kind === 'signed-in' ? viewer.lookingIn : undefined;
  useFollowViewer(viewer);
  // Here, where it stays mounted after the page has learned that its user is signed out.
  useFollowSignOut();
  return (
    <div className="isolate flex min-h-dvh flex-col">
      {/* A page that fills the screen, which says so by `data-fills-screen`, scrolls inside of itself: above the footer, and above
          a bar along the bottom edge. */}
      <div className="contents has-data-fills-screen:flex has-data-fills-screen:h-[calc(100dvh-var(--bottom-bar))] has-data-fills-screen:min-h-120 has-data-fills-screen:flex-col print:h-auto!">
        <SkipLink target="content">Skip to the content</SkipLink>
        {viewer?.kind === 'signed-in' && lookingIn && (
          <Suspense>
            <ImpersonationBanner {...viewer} lookingIn={lookingIn} />
          </Suspense>
        )}
        {isDemoSite() && <DemoBanner />}
        <SiteHeader viewer={viewer} />
        <main
          id="content"
          tabIndex={-1}
          className="flex-1 outline-none has-data-fills-screen:flex has-data-fills-screen:min-h-0 has-data-fills-screen:flex-col"
        >
          {children}
        </main>
      </div>
      <div className="mt-auto">
        <SiteFooter />
      </div>
      {viewer?.kind === 'signed-in' && (
        <Suspense>
          <LiveUpdates viewer={viewer} />
        </Suspense>
      )}
    </div>
  );
}
