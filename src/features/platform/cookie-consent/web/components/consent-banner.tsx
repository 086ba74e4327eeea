import { Link } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { BottomBar } from '#ui/feedback/bottom-bar.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { defaultPreferences, everythingAllowed } from '../../rules.ts';
import { choiceAttribute } from '../consent-script.ts';
import { bannerMessages as messages } from '../messages.ts';
import { arrivalPlace, sayArrival } from './say-arrival.ts';

/**
 * Asks for the choice along the bottom edge until there is one. It does not interrupt and may wait. The buttons only
 * carry what they choose: the script in the document's head does it, also before the page is hydrated.
 */
export function ConsentBanner() {
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
