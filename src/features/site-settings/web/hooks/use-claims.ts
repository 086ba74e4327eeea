import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { type SaidClaims, sayClaims } from '../../rules/said-claims.ts';
import { parseShownClaims } from '../../rules/shown-claims.ts';

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

let known: { text: string | undefined; claims: SaidClaims } | undefined;

/** The site's claims as the operator has them now. */
export function useClaims(): SaidClaims {
  const text = documentClaims();
  if (!known || known.text !== text) known = { text, claims: sayClaims(parseShownClaims(text)) };
  return known.claims;
}
