import { isBottomBarShown } from '#ui/feedback/bottom-bar-space.ts';
import { bannerMessages } from '../messages.ts';

/** In milliseconds: long enough to be spoken, and gone before anybody reads on to it. */
const spokenFor = 3000;

const attribute = 'data-says-arrival';

/** What an element carries that stands empty in the banner for this. */
export const arrivalPlace = { [attribute]: '' };

/**
 * Has screen readers say that the banner has come, where it has: they speak only what is written after the page is
 * there.
 */
export function sayArrival(): void {
  const place = document.querySelector(`[${attribute}=""]`);
  if (!place || !isBottomBarShown()) return;
  place.setAttribute(attribute, 'said');
  place.textContent = bannerMessages.title;
  setTimeout(() => {
    place.textContent = '';
  }, spokenFor);
}
