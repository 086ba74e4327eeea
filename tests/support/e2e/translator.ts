import type { BrowserContext } from '@playwright/test';

/**
 * Has every page of this window translated as Chrome and Edge do. Each text is replaced by two `font` elements with the
 * translation (`‹text›`), once the page is loaded and again whenever texts change. `keepsNodes`: the page's own text
 * node stands in them, as it was.
 */
export const translatePages = (context: BrowserContext, { keepsNodes = false } = {}) =>
  context.addInitScript(`(${translator.toString()})(${keepsNodes})`);

function translator(keepsNodes: boolean): void {
  const skipped = 'script,style,noscript,textarea,title,font';
  function translate(text: Text): void {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    const words = `‹${text.data}›`;
    text.replaceWith(outer);
    inner.append(keepsNodes ? text : words);
  }
  function translateAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  }
  let isDue = false;
  function soon(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      translateAll();
    });
  }
  addEventListener('DOMContentLoaded', () => {
    translateAll();
    new MutationObserver(soon).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
