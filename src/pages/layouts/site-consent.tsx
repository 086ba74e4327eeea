import { CookieConsent } from '#features/platform/cookie-consent/web/components/cookie-consent.tsx';
import { analyticsScript } from './site-info.ts';

/** What visitors are asked about cookies, and what they have allowed this site. */
export function SiteConsent() {
  return <CookieConsent analytics={analyticsScript()} />;
}
