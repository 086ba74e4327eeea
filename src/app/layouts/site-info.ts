import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** Whether this site is a demo; the server writes it on the document, the browser reads it there. */
export const isDemoSite = createIsomorphicFn()
  .server((): boolean => {
    const context: { isDemo?: boolean } = getGlobalStartContext() ?? {};
    return context.isDemo === true;
  })
  .client((): boolean => document.documentElement.dataset.demo === 'true');
