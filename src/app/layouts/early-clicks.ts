import { useEffect } from 'react';

/** The event that says that the page is hydrated. */
export const pageHydrated = 'page-hydrated';

/**
 * The source of a script for the document's head. Pages are read before they are hydrated; what is clicked meanwhile is
 * kept, each button once, and clicked again when the page says that it is hydrated, where the button is still there. Not
 * kept are clicks that are answered without the page's scripts (links, what sends a form that has somewhere to go,
 * choices about cookies), and
 * one that is still on its way then: React itself brings a part of the page to life for it. Fields of forms keep what
 * was entered by themselves; a radio button outside of a form is one to click. A form that cannot be sent without
 * scripts is held, and sent when they are there.
 */
export const earlyClicksScript = [
  '!function(d,kept,sent){',
  'function keep(e){',
  'var c=e.isTrusted?e.target.closest("button:not([data-consent]),input[type=radio]"):null;',
  'if(c?!c.form||c.type==="button":false)kept.set(c,e)}',
  'function hold(e){var f=e.target;if(f.method==="post"&&!f.hasAttribute("action"))',
  '{e.preventDefault();sent=e;f.dataset.early=""}}',
  'd.addEventListener("click",keep,true);',
  'd.addEventListener("submit",hold,true);',
  `addEventListener(${JSON.stringify(pageHydrated)},function(){`,
  'd.removeEventListener("click",keep,true);',
  'd.removeEventListener("submit",hold,true);',
  'setTimeout(function(){kept.forEach(function(isOver,c){if(!isOver||!c.isConnected)return;',
  // Clicked when it is chosen already, a radio button would not say so.
  'if(c.type==="radio")c.checked=false;c.click()});',
  // By its button: for a click React brings the form to life at once, for a submission it does not.
  'if(sent){delete sent.target.dataset.early;sent.submitter&&sent.submitter.click()}},0);',
  'kept.forEach(function(e,c){kept.set(c,e.eventPhase===0)})',
  '},{once:true})}(document,new Map)',
].join('');

/** Says that the page is hydrated; clicks are given again after that. */
export function useEarlyClicks(): void {
  useEffect(() => {
    dispatchEvent(new Event(pageHydrated));
  }, []);
}
