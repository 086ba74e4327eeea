import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ViewerView } from '#features/accounts/contract.ts';
import { NoticeToast } from '#features/accounts/web/components/notice-toast.tsx';
import { type Notice, readNotice } from '#features/accounts/web/notices.ts';
import { viewerQuery } from '#features/accounts/web/queries.ts';
import { sessionHintScript } from '#features/accounts/web/session-hint.ts';
import { CookieConsent } from '#features/cookie-consent/web/components/cookie-consent.tsx';
import { consentScript } from '#features/cookie-consent/web/consent-script.ts';
import { PageViews } from '#features/page-views/web/components/page-views.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import styles from '#ui/styles.css?url';
import { themeScript } from '#ui/theme/theme-script.ts';
import { typefacePreload } from '#ui/theme/typeface.ts';
import { isPageForEverybody } from './app/layouts/page-for-everybody.ts';
import { analyticsScript, isDemoSite } from './app/layouts/site-info.ts';
import { SiteLayout } from './app/layouts/site-layout.tsx';

/** What every page of the site may use while it loads. */
interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search): { notice?: Notice | undefined } => {
    const notice = readNotice(search.notice);
    return notice ? { notice } : {};
  },
  beforeLoad: async ({ context }): Promise<{ viewer: ViewerView }> => ({
    viewer: isPageForEverybody()
      ? { kind: 'visitor' }
      : await context.queryClient.ensureQueryData(viewerQuery),
  }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Direct365: certified Dynamics 365 consultants, with no agency in between' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      typefacePreload,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
    scripts: [{ children: themeScript + sessionHintScript + consentScript }],
  }),
  shellComponent: Document,
  component: Site,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-demo={isDemoSite() ? 'true' : undefined}
      data-analytics={analyticsScript()}
      data-for-everybody={isPageForEverybody() ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Site() {
  const { notice } = Route.useSearch();
  return (
    <>
      <CookieConsent analytics={analyticsScript()} />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <NoticeToast notice={notice} />
      <Toaster />
      <PageViews />
    </>
  );
}
