import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsent } from '../hooks/use-consent.ts';
import { runWithConsent } from './analytics-script.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { Preferences } from './preferences.tsx';

/**
 * The banner until there is a choice, the preferences when they are asked for, and what the choice allows. `analytics`
 * is the script of a measuring service, as JSON, where the operator has configured one.
 */
export function CookieConsent({ analytics }: { analytics: string | undefined }) {
  const { hasChosen } = useConsent();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => (analytics ? runWithConsent(analytics, path) : undefined), [analytics, path]);
  return (
    <>
      {!hasChosen && <ConsentBanner />}
      <Preferences />
    </>
  );
}
