import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { BottomBar } from '#ui/feedback/bottom-bar.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { defaultPreferences, everythingAllowed } from '../../rules.ts';
import { choiceAttribute } from '../consent-script.ts';
import { useConsent } from '../hooks/use-consent.ts';
import { usePreferencesDialog } from '../hooks/use-preferences-dialog.ts';
import { bannerMessages as messages, preferencesFailed } from '../messages.ts';
import { runWithConsent } from './analytics-script.ts';
import type { PreferencesDialog } from './preferences-dialog.tsx';
import { arrivalPlace, sayArrival } from './say-arrival.ts';

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

/**
 * Asks for the choice along the bottom edge until there is one. It does not interrupt and may wait. The buttons only
 * carry what they choose: the script in the document's head does it, also before the page is hydrated.
 */
function ConsentBanner() {
  const titleId = useId();
  return (
    <BottomBar labelledBy={titleId}>
      <div className="max-w-prose min-w-0">
        <p id={titleId} className="font-semibold">
          {messages.title}
        </p>
        <p className="mt-1 text-sm text-ink-muted">
          {messages.text}{' '}
          <Link to="/privacy" hash="cookies">
            {messages.privacyLink}
          </Link>
        </p>
        <SpokenOnArrival />
      </div>
      <div className="grid shrink-0 auto-rows-[minmax(2.75rem,auto)] grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 md:grid-cols-3">
        <Button {...choiceAttribute()} variant="ghost" size="sm" aria-haspopup="dialog">
          {messages.customize}
        </Button>
        {/* Alike, so that neither choice is made for the visitor. */}
        <Button {...choiceAttribute(defaultPreferences)} variant="secondary" size="sm">
          {messages.rejectAll}
        </Button>
        <Button {...choiceAttribute(everythingAllowed)} variant="secondary" size="sm">
          {messages.acceptAll}
        </Button>
      </div>
    </BottomBar>
  );
}

/** Written by `sayArrival`, before the page is hydrated or afterwards, and by nothing else. */
function SpokenOnArrival() {
  useEffect(sayArrival, []);
  return (
    <p role="status" className="sr-only" {...arrivalPlace} suppressHydrationWarning>
      {''}
    </p>
  );
}

/** The place of the preferences; they are loaded when they are first opened. */
function Preferences() {
  const { isOpen, close } = usePreferencesDialog();
  const [Dialog, setDialog] = useState<typeof PreferencesDialog>();

  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('./preferences-dialog.tsx').then(
      (module) => setDialog(() => module.PreferencesDialog),
      () => {
        close();
        void sayThatItFailed();
      },
    );
  }, [isOpen, Dialog, close]);

  return Dialog ? <Dialog open={isOpen} onClose={close} /> : null;
}

async function sayThatItFailed(): Promise<void> {
  try {
    const { notify } = await import('#ui/feedback/notify.ts');
    notify.error(preferencesFailed);
  } catch {
    // Without a connection the toasts cannot be fetched either.
    window.alert(preferencesFailed.description);
  }
}
