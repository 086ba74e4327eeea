import { type SaidClaims, sayClaims } from '../../rules/said-claims.ts';
import { parseShownClaims } from '../../rules/shown-claims.ts';
import { documentClaims } from '../components/document-claims.ts';

let known: { text: string | undefined; claims: SaidClaims } | undefined;

/** The site's claims as the operator has them now. */
export function useClaims(): SaidClaims {
  const text = documentClaims();
  if (!known || known.text !== text) known = { text, claims: sayClaims(parseShownClaims(text)) };
  return known.claims;
}
