import { hideBottomBarStatement, showBottomBarStatement } from '#ui/feedback/bottom-bar-space.ts';
import { type CookiePreferences, consentStorage } from '../rules.ts';

const { preferences, flag, flagSet } = consentStorage;
const text = JSON.stringify;

/** What a button of the banner carries: the preferences it stores, or nothing for the one that opens them. */
export const choiceAttribute = (chosen?: CookiePreferences) => ({
  'data-consent': chosen ? text(chosen) : '',
});

const wishAttribute = 'data-wants-preferences';

/** Whether somebody asked for the preferences before the page had come alive; asking takes the wish away. */
export function takeWishForPreferences(): boolean {
  const root = document.documentElement;
  const isWished = root.hasAttribute(wishAttribute);
  root.removeAttribute(wishAttribute);
  return isWished;
}

/**
 * The source of a small script for the document's head: where no choice is stored, the banner is there before anything
 * is painted, and whoever has chosen never sees it flash. Its buttons work at once: a page is read before it comes
 * alive. Without JavaScript there is no banner, for nothing is stored then.
 */
export const consentScript = [
  `try{if(localStorage.getItem(${text(flag)})!==${text(flagSet)})throw 0}catch(e){`,
  `${showBottomBarStatement};addEventListener("click",function(e){`,
  'var b=e.target.closest("[data-consent]"),c=b?b.getAttribute("data-consent"):null;if(c===null)return;',
  `if(!c)return document.documentElement.setAttribute(${text(wishAttribute)},"");`,
  `try{localStorage.setItem(${text(preferences)},c);localStorage.setItem(${text(flag)},${text(flagSet)})}catch(e){}`,
  `${hideBottomBarStatement}},true)}`,
].join('');
