declare global {
  interface Window {
    arrivedAt?: string;
  }
}

/** The source of a script for the document's head: notes at which address the document came, before Back can lead to another one. */
export const arrivalScript = 'window.arrivedAt=location.pathname+location.search';

/** The address in the browser, without its host and what stands behind a `#`. */
export const addressNow = (): string => location.pathname + location.search;

/** The address for which the server has rendered this document. */
export const arrivedAt = typeof window === 'undefined' ? '' : (window.arrivedAt ?? addressNow());
