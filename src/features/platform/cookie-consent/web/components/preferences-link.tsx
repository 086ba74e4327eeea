import { Link } from '@tanstack/react-router';
import { choiceAttribute } from '../consent-script.ts';

/** Opens the cookie preferences. Without JavaScript it leads to what the privacy policy says of them. */
export function PreferencesLink() {
  return (
    <Link to="/privacy" hash="cookies" aria-haspopup="dialog" {...choiceAttribute()}>
      Cookie preferences
    </Link>
  );
}
