const storageKey = 'signedIn';
const attribute = 'data-signed-in';

/**
 * The source of a small script for the document's head: where somebody was signed in the last time, the
 * document says so before anything is painted, and the links for visitors do not flash up.
 */
export const sessionHintScript = `try{if(localStorage.getItem(${JSON.stringify(storageKey)}))document.documentElement.setAttribute(${JSON.stringify(attribute)},"")}catch(e){}`;

/** Whether somebody was signed in here the last time: worth a question to the server, and never a proof. */
export const hasSessionHint = (): boolean => document.documentElement.hasAttribute(attribute);

/** Remembers for the next page whether somebody is signed in here. */
export function noteSession(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
  try {
    if (isSignedIn) localStorage.setItem(storageKey, 'true');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage every page for everybody shows the visitor's links, and these lead on.
  }
}
