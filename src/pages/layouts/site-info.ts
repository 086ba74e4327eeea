import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** Whether this site is a demo; the server writes it on the document, the browser reads it there. */
export const isDemoSite = createIsomorphicFn()
  .server((): boolean => {
    const context: { isDemo?: boolean } = getGlobalStartContext() ?? {};
    return context.isDemo === true;
  })
  .client((): boolean => document.documentElement.dataset.demo === 'true');

/** The script of a measuring service that visitors may allow, as JSON, where the operator has configured one. */
export const analyticsScript = createIsomorphicFn()
  .server((): string | undefined => {
    const context: { analytics?: string } = getGlobalStartContext() ?? {};
    return context.analytics;
  })
  .client((): string | undefined => document.documentElement.dataset.analytics);

/** The last live event before this document was made; undefined for visitors. The document carries it. */
export const liveSince = createIsomorphicFn()
  .server((): string | undefined => {
    const context: { liveSince?: string | undefined } = getGlobalStartContext() ?? {};
    return context.liveSince;
  })
  .client((): string | undefined => document.documentElement.dataset.liveSince);
