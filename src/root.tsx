import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useRouter,
} from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { useSavedDisplay } from '#features/identity/accounts/web/hooks/use-saved-display.ts';
import { viewerQuery } from '#features/identity/accounts/web/queries.ts';
import { sessionHintScript } from '#features/identity/accounts/web/session-hint.ts';
import { FreshSignIn } from '#features/identity/second-factors/web/components/fresh-sign-in.tsx';
import { consentScript } from '#features/platform/cookie-consent/web/consent-script.ts';
import { PageViews } from '#features/platform/page-views/web/components/page-views.tsx';
import { shownRoute } from '#features/platform/page-views/web/components/shown-route.ts';
import { isPublicPath } from '#features/site/public-pages/content/public-paths.ts';
import { siteTitle } from '#features/site/public-pages/content/site-title.ts';
import { documentClaims } from '#features/site-operations/site-settings/web/components/document-claims.ts';
import { documentCurrency, documentCurrencyMap } from '#lib/money/document-currency.ts';
import { surfaceColour } from '#lib/surface-colour.ts';
import { FlashToast } from '#pages/layouts/flash-toast.tsx';
import { type Flash, readFlash } from '#pages/layouts/flashes.ts';
import { SiteConsent } from '#pages/layouts/site-consent.tsx';
import { analyticsScript, isDemoSite, liveSince } from '#pages/layouts/site-info.ts';
import { SiteLayout } from '#pages/layouts/site-layout.tsx';
import { arrivalScript } from '#ssr/arrival.ts';
import { earlyClicksScript } from '#ssr/early-clicks.ts';
import { missingFilesScript } from '#ssr/missing-files-script.ts';
import { isSharedPage } from '#ssr/shared-page.ts';
import { useEarlyClicks } from '#ssr/use-early-clicks.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import styles from '#ui/styles.css?url';
import { themeScript } from '#ui/theme/theme-script.ts';
import { typefacePreload } from '#ui/theme/typeface.ts';
import { translationScript } from '#ui/translated-text.ts';

/** What every page of the site may use while it loads. */
interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search): { notice?: Flash | undefined } => {
    const flash = readFlash(search.notice);
    return flash ? { notice: flash } : {};
  },
  beforeLoad: async ({ context, location }): Promise<{ viewer: ViewerView }> => ({
    viewer: isSharedPage()
      ? { kind: 'visitor' }
      : await context.queryClient
          .ensureQueryData(viewerQuery)
          .catch((error: unknown) => leaveUnverified(location.pathname, error)),
  }),
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: isNowhere(matches) ? 'Page not found · Direct365' : siteTitle },
      { name: 'color-scheme', content: 'light dark' },
      ...(isPublicPath(matches.at(-1)?.pathname ?? '')
        ? []
        : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      typefacePreload,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png', sizes: '180x180' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Site,
});

/** Who may not be asked about is led away from the pages of admins: to a document, which asks nothing to be shown. */
function leaveUnverified(path: string, error: unknown): never {
  if (typeof window !== 'undefined' && /^\/admin(?:\/|$)/.test(path)) {
    throw redirect({ href: '/?notice=permissions-unverified', reloadDocument: true });
  }
  throw error;
}

/** Whether these matches end at a page that does not exist. */
const isNowhere = (matches: readonly { status: string; _notFound?: boolean }[]): boolean =>
  matches.some(({ status, _notFound }) => _notFound || status === 'notFound');

/**
 * What has to happen before anything is painted, or before the page is hydrated. It comes with the document: a browser
 * that has its text once more would not run it again, and hydration leaves it as it is.
 */
const headScript = createIsomorphicFn()
  .server((): string =>
    [
      arrivalScript(),
      themeScript,
      sessionHintScript,
      consentScript(),
      earlyClicksScript(),
      missingFilesScript,
      translationScript,
    ].join(';'),
  )
  .client((): string => '');

function Document({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { nonce } = router.options.ssr ?? {};
  return (
    <html
      lang="en"
      data-demo={isDemoSite() ? 'true' : undefined}
      data-analytics={analyticsScript()}
      data-currency={documentCurrency()}
      data-currency-map={documentCurrencyMap()}
      data-claims={documentClaims()}
      data-live-since={liveSince()}
      data-shared-page={isSharedPage() ? '' : undefined}
      data-route={shownRoute(router.state.matches)}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* Not in the route's head, where the router runs it again whenever another page is shown. */}
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, none of anybody else
          dangerouslySetInnerHTML={{ __html: headScript() }}
          suppressHydrationWarning
        />
        {/* Not in the route's head, which keeps one element of each name. */}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={surfaceColour.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={surfaceColour.dark}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

// Most pages never ask.
const PasskeyProof = lazy(async () => ({
  default: (await import('#features/identity/passkeys/web/components/passkey-proof.tsx'))
    .PasskeyProof,
}));
const MicrosoftProof = lazy(async () => ({
  default: (await import('#features/identity/sign-in-providers/web/components/microsoft-proof.tsx'))
    .MicrosoftProof,
}));
const inOtherWays = (onProven: () => Promise<void>) => (
  <Suspense>
    <PasskeyProof onProven={onProven} />
    <MicrosoftProof onProven={onProven} />
  </Suspense>
);

function Site() {
  const { notice } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  useSavedDisplay(viewer);
  useEarlyClicks();
  return (
    <>
      <div className="bottom-bar-place">
        <SiteConsent />
      </div>
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <FlashToast flash={notice} />
      {viewer.kind === 'signed-in' && <FreshSignIn otherWay={inOtherWays} />}
      <Toaster isExpecting={viewer.kind === 'signed-in'} />
      <PageViews />
    </>
  );
}
