import { pageUsed, usedAttribute } from './first-intent.ts';

/** The event that says that the page is hydrated. */
export const pageHydrated = 'page-hydrated';

/**
 * What the page's code answers. Links, text, what unfolds and choices about cookies are answered without it. Only the
 * dialog of the preferences (what asks for it carries an empty choice) is not.
 */
const needsCode = 'button:not([data-consent]),[data-consent=""],input,select,textarea,label';

/** User-intent events. Screen readers may send the click alone. */
const signsOfIntent = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'click'];

/**
 * The source of a script for the document's head. It notes the first sign that something is about to be used that needs
 * code. Pages are read before they are hydrated. What is clicked meanwhile is kept, each button once, marked as heard,
 * and clicked again when the page says that it is hydrated, where the button is still there. Not kept are clicks that
 * are answered without the page's scripts: links, forms with an action, choices about cookies. Nor is one that is still
 * on its way then: React itself hydrates a part of the page for it. Fields of forms keep what was entered by
 * themselves; a radio button outside of a form is one to click. A form that cannot be sent without scripts is held, and
 * sent when they are there.
 */
export const earlyClicksScript = (): string =>
  [
    '!function(d,kept,sent,alive){',
    `var signs=${JSON.stringify(signsOfIntent)};`,
    'function use(e){',
    // A browser tells a new page where the pointer rests, as a move of no length.
    'if(e.type==="pointermove"&&e.movementX===0&&e.movementY===0)return;',
    `if(!e.target.closest||!e.target.closest(${JSON.stringify(needsCode)}))return;`,
    'signs.forEach(function(s){removeEventListener(s,use,true)});',
    `d.documentElement.setAttribute(${JSON.stringify(usedAttribute)},"");`,
    `dispatchEvent(new Event(${JSON.stringify(pageUsed)}))}`,
    'signs.forEach(function(s){addEventListener(s,use,{capture:true,passive:true})});',
    'function keep(e){',
    'var c=e.isTrusted?e.target.closest("button:not([data-consent]),input[type=radio]"):null;',
    'if(c&&!alive?!c.form||c.type==="button":false){kept.set(c,e);c.dataset.early=""}}',
    'function hold(e){var f=e.target;if(!alive&&f.method==="post"&&!f.hasAttribute("action"))',
    '{e.preventDefault();sent=e;f.dataset.early=""}}',
    'd.addEventListener("click",keep,true);',
    'd.addEventListener("submit",hold,true);',
    'function give(){alive=1;var over=new Map;',
    'kept.forEach(function(e,c){over.set(c,e.eventPhase===0)});',
    'setTimeout(function(){over.forEach(function(isOver,c){delete c.dataset.early;if(!isOver||!c.isConnected)return;',
    // Clicked when it is chosen already, a radio button would not say so.
    'if(c.type==="radio")c.checked=false;c.click()});',
    // By its button: for a click React brings the form to life at once, for a submission it does not.
    'var s=sent;if(s){delete s.target.dataset.early;s.submitter&&s.submitter.click()}},0)}',
    `addEventListener(${JSON.stringify(pageHydrated)},give,{once:true})`,
    '}(document,new Map)',
  ].join('');
