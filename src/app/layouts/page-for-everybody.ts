import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** Whether the server is rendering a page that it will send to everybody. In the browser nothing is. */
export const isPageForEverybody = createIsomorphicFn()
  .server((): boolean => {
    const context: { isForEverybody?: boolean } = getGlobalStartContext() ?? {};
    return context.isForEverybody === true;
  })
  .client((): boolean => false);
