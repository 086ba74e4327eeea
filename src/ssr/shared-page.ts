import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/**
 * Whether the server is rendering a shared page: one document that it keeps and sends to every reader. In the browser
 * nothing is.
 */
export const isSharedPage = createIsomorphicFn()
  .server((): boolean => {
    const context: { isShared?: boolean } = getGlobalStartContext() ?? {};
    return context.isShared === true;
  })
  .client((): boolean => false);
