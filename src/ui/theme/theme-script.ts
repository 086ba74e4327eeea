/** Where the reader's choice of theme is kept in their browser. */
export const THEME_STORAGE_KEY = 'theme';

/**
 * The source of a small script for the document's head, to run before anything is painted (give it the page's nonce).
 * It puts a stored choice on <html> as `data-theme`; without one the device decides.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
