import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** What the claims of this document are, where they are not the specification's; for the document to carry. */
export const documentClaims = createIsomorphicFn()
  .server((): string | undefined => {
    const context: { claims?: string | undefined } = pageContext() ?? {};
    return context.claims;
  })
  .client((): string | undefined => document.documentElement.dataset.claims);

/** Nothing outside of any page, as components alone are rendered. */
function pageContext(): object | undefined {
  try {
    return getGlobalStartContext();
  } catch {
    return undefined;
  }
}
