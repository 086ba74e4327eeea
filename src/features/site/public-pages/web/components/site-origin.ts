import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** Where the site is reached, without a trailing slash: `https://direct365.example`. */
export const siteOrigin = createIsomorphicFn()
  .server((): string => {
    const context: { publicUrl?: string } = getGlobalStartContext() ?? {};
    return context.publicUrl ?? '';
  })
  .client((): string => window.location.origin);
