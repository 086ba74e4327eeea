import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { openPreferences } from './preferences-opening.ts';

function handleClick(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  openPreferences(event.currentTarget);
}

/** Opens the cookie preferences. Before the page has come alive it leads to what the privacy policy says of them. */
export function PreferencesLink() {
  return (
    <Link to="/privacy" hash="cookies" aria-haspopup="dialog" onClick={handleClick}>
      Cookie preferences
    </Link>
  );
}
