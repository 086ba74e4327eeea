import { hideBottomBarStatement, showBottomBarStatement } from '#ui/feedback/bottom-bar-space.ts';
import { type CookiePreferences, consentStorage } from '../rules.ts';

const { preferences, flag, flagSet } = consentStorage;
const text = JSON.stringify;

/** What the script tells the window once the page is hydrated. */
export const consentEvents = {
  /** A choice was made on the banner; `detail` is what the button carries. */
  chosen: 'cookie-consent',
  /** A visitor asks for the preferences; `detail` is the element that was used. */
  preferencesWanted: 'cookie-preferences',
} as const;

const requestAttribute = 'data-wants-preferences';

/** What a button carries: the preferences that it chooses, or nothing where it opens them. */
export const choiceAttribute = (chosen?: CookiePreferences) => ({
  'data-consent': chosen ? text(chosen) : '',
});

/** Whether the preferences were asked for and are not open yet; reading clears the request. */
export function takePreferencesRequest(): boolean {
  const root = document.documentElement;
  const isRequested = root.hasAttribute(requestAttribute);
  root.removeAttribute(requestAttribute);
  return isRequested;
}

/**
 * The source of a script for the document's head. Where no choice is stored, the banner is there before anything is
 * painted, and anyone who has chosen never sees it flash. Pages are read before they are hydrated, so what carries a
 * choice is answered here and nowhere else. The choice stored, the banner hidden, and the focus back where it came
 * from, or on the page's content. The request for the preferences is kept until they can open. Without JavaScript there
 * is no banner, for nothing is stored then.
 */
export const consentScript = (): string =>
  [
    '!function(d,h,from){',
    `try{if(localStorage.getItem(${text(flag)})!==${text(flagSet)})throw 0}catch(e){${showBottomBarStatement}}`,
    'function inBar(e){return e?e.closest(".bottom-bar"):null}',
    'function tell(t,c){dispatchEvent(new CustomEvent(t,{detail:c}))}',
    // While the page is being hydrated, React stops this event on its way and tells of it once more when its time is
    // over.
    'd.addEventListener("focusin",function(e){',
    'var r=e.relatedTarget;if(e.isTrusted?inBar(e.target):false)from=inBar(r)?from:r},true);',
    'd.addEventListener("click",function(e){',
    'var b=e.target.closest("[data-consent]"),c=b?b.getAttribute("data-consent"):null;',
    'if(c===null)return;',
    'if(!c){e.preventDefault();',
    `h.setAttribute(${text(requestAttribute)},"");return tell(${text(consentEvents.preferencesWanted)},b)}`,
    `try{localStorage.setItem(${text(preferences)},c);localStorage.setItem(${text(flag)},${text(flagSet)})}catch(e){}`,
    `${hideBottomBarStatement};`,
    '(from?from:d.getElementById("content")).focus({preventScroll:true});',
    `tell(${text(consentEvents.chosen)},c)`,
    '},true)}(document,document.documentElement)',
  ].join('');
