import { Link } from '@tanstack/react-router';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { BottomBar } from '#ui/feedback/bottom-bar.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { type CookiePreferences, defaultPreferences, everythingAllowed } from '../../rules.ts';
import { savePreferences } from '../consent.ts';
import { choiceAttribute, takeWishForPreferences } from '../consent-script.ts';
import { bannerMessages as messages } from '../messages.ts';
import { focusAfterBanner } from './focus-after-banner.ts';
import { openPreferences } from './preferences-opening.ts';

/** Asks for the choice along the bottom edge until there is one. It interrupts nobody and may wait. */
export function ConsentBanner() {
  const titleId = useId();
  const cameFrom = useRef<Element | null>(null);

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  function handleChoice(chosen: CookiePreferences) {
    savePreferences(chosen);
    focusAfterBanner(cameFrom.current)?.focus({ preventScroll: true });
  }

  return (
    <BottomBar labelledBy={titleId} onFocus={noteOrigin}>
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
        <CustomizeButton />
        <ChoiceButton
          label={messages.rejectAll}
          stores={defaultPreferences}
          onChoice={handleChoice}
        />
        <ChoiceButton
          label={messages.acceptAll}
          stores={everythingAllowed}
          onChoice={handleChoice}
        />
      </div>
    </BottomBar>
  );
}

interface ChoiceButtonProps {
  label: string;
  stores: CookiePreferences;
  onChoice: (chosen: CookiePreferences) => void;
}

/** Both choices look alike, so that neither is made for the visitor. */
function ChoiceButton({ label, stores, onChoice }: ChoiceButtonProps) {
  return (
    <Button
      {...choiceAttribute(stores)}
      variant="secondary"
      size="sm"
      onClick={() => onChoice(stores)}
    >
      {label}
    </Button>
  );
}

function CustomizeButton() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ref.current && takeWishForPreferences()) openPreferences(ref.current);
  }, []);
  return (
    <Button
      {...choiceAttribute()}
      ref={ref}
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        takeWishForPreferences();
        openPreferences(currentTarget);
      }}
    >
      {messages.customize}
    </Button>
  );
}

/** In milliseconds: long enough to be spoken, and gone before anybody reads on to it. */
const spokenFor = 3000;

/** What screen readers say when the banner comes: they speak only what is written after the page is there. */
function SpokenOnArrival() {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(messages.title);
    const timer = setTimeout(() => setText(''), spokenFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
