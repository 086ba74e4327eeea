import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import {
  followSessionHint,
  hasImpersonationHint,
} from '#features/identity/accounts/web/session-hint.ts';
import { loadForOtherViewer, setImpersonation } from '#lib/api/impersonation-header.ts';
import { SkipLink } from '#ui/primitives/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { isDemoSite } from './site-info.ts';
import { useFollowSignOut } from './use-follow-sign-out.ts';

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

/** Says on every page of a demo that nothing here is real. */
function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="border-b border-warning-line bg-warning-soft px-4 py-1.5 text-center text-sm text-ink print:hidden"
    >
      <span className="sm:hidden">Demo: all of it is made up.</span>
      <span className="max-sm:hidden">
        This is a demo: people and projects are made up, and no money moves.
      </span>{' '}
      <span className="max-sm:hidden">Mails are in the </span>
      <a href="/dev/mailbox">
        <span className="sm:hidden">Read its mails</span>
        <span className="max-sm:hidden">development mailbox</span>
      </a>
      <span className="max-sm:hidden">.</span>
    </aside>
  );
}

/**
 * Moves the focus to the heading of a page that the reader has come to, when the link or button that led there went
 * with the page before. The keys go on from the top of what is new, and screen readers say where they are.
 */
function useFocusNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
        if (!pathChanged || toLocation.hash || document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading) return;
        heading.tabIndex = -1;
        // The router decides where the page stands.
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}

/**
 * Sends the page's viewer with each call. Reloads the page when an admin has started or stopped impersonating in
 * another tab, or before they returned to a page in the back/forward cache.
 */
function useFollowViewer(viewer: ViewerView | undefined): void {
  const lookInId = impersonationOf(viewer);
  // Before anything on the page asks, so not in an effect.
  if (typeof window !== 'undefined') setImpersonation(lookInId);
  useEffect(() => {
    if (lookInId === undefined) return undefined;
    const follow = () => {
      if (hasImpersonationHint() !== (lookInId !== null)) loadForOtherViewer();
    };
    // It may have changed between the page's rendering and now.
    follow();
    return followSessionHint(follow);
  }, [lookInId]);
}

/** The id of the impersonation; null for a user without one, undefined for a visitor and while it is unknown. */
function impersonationOf(viewer: ViewerView | undefined): string | null | undefined {
  if (viewer?.kind !== 'signed-in') return undefined;
  return viewer.lookingIn?.lookInId ?? null;
}
