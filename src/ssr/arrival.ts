import { pageHydrated } from './early-clicks.ts';

declare global {
  interface Window {
    arrivedAt?: string;
  }
}

/**
 * The source of a script for the document's head. It notes at which address the document came. Until the page is
 * hydrated, Back may lead to one that this document showed before it was reloaded, which nothing here can show yet. It
 * is loaded, like any other that Back leads to, also from a server that may not answer, and the router does not hear of
 * it.
 */
export const arrivalScript = (): string =>
  [
    '!function(){',
    'function now(){return location.pathname+location.search}',
    'window.arrivedAt=now();',
    'function load(e){if(now()!==arrivedAt){e.stopImmediatePropagation();location.reload()}}',
    'addEventListener("popstate",load);',
    `addEventListener(${JSON.stringify(pageHydrated)},function(){removeEventListener("popstate",load)},{once:true})`,
    '}()',
  ].join('');

/** The address in the browser, without its host and what stands behind a `#`. */
export const addressNow = (): string => location.pathname + location.search;

/** The address for which the server has rendered this document. */
export const arrivedAt = typeof window === 'undefined' ? '' : (window.arrivedAt ?? addressNow());
