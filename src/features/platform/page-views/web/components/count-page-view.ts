import { readConsent } from '#features/platform/cookie-consent/web/consent.ts';
import { includesImpersonationHint } from '#lib/auth/session-hint.ts';
import type { PageView } from '../../contract.ts';
import { pageViewsPath } from '../../rules.ts';

let counted: string | undefined;

/** Counts the page that the document came with: most are read without anything on them being used. */
export function countFirstPage(): void {
  const { route } = document.documentElement.dataset;
  if (route !== undefined && counted === undefined) countOnce(route, location.pathname);
}

/** Counts the page of this route and path, unless it was the last that was counted. */
export function countOnce(route: string, pathname: string): void {
  const page = `${route} ${pathname}`;
  if (page === counted) return;
  const isFirst = counted === undefined;
  counted = page;
  countPageView({ path: route, ...(isFirst ? referrerHost() : {}) });
}

/**
 * Reports a page view, once the page is visible: not while the browser prepares it or keeps it in another tab.
 * The report says which page and where from; it carries no cookie, and nothing is stored for it. Anyone who has refused
 * analytics, or whose browser asks not to be tracked, is not counted.
 */
function countPageView(view: PageView): void {
  if (document.visibilityState === 'visible') report(view);
  else document.addEventListener('visibilitychange', () => report(view), { once: true });
}

function report(view: PageView): void {
  if (!mayCount()) return;
  const sent = fetch(pageViewsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
  });
  // A view that is not counted troubles no reader.
  sent.catch(() => undefined);
}

function mayCount(): boolean {
  const { hasChosen, preferences } = readConsent();
  const isRefused = hasChosen && !preferences.analytics;
  const isUnwanted = hasGlobalPrivacyControl() || navigator.doNotTrack === '1';
  // An admin who impersonates a user is no reader of the page.
  const isImpersonating = includesImpersonationHint(document.cookie);
  return !isRefused && !isUnwanted && !isImpersonating && !navigator.webdriver;
}

const hasGlobalPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** The host that led to this document, when it was another one than ours. */
function referrerHost(): { referrerHost?: string } {
  try {
    const { host, hostname } = new URL(document.referrer);
    return host === location.host ? {} : { referrerHost: hostname };
  } catch {
    return {};
  }
}
