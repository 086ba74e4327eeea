import type { ContactAddressId } from './contact-addresses.ts';

/** Something that only the operator can fill in, such as a country; it stands out on the page. */
export interface Placeholder {
  placeholder: string;
}

export interface LegalLink {
  to: '/terms' | '/privacy' | '/contact' | '/subscribe' | '/account/your-data';
  text: string;
}

export interface MailAddress {
  mail: ContactAddressId;
}

export type Inline = string | Placeholder | LegalLink | MailAddress;

/** A paragraph of running text, or a list. */
export type Block = string | readonly Inline[] | { list: readonly (string | readonly Inline[])[] };

export interface LegalSection {
  /** The anchor; links from elsewhere rely on it. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalDocument {
  title: string;
  lead: string;
  /** A month, `YYYY-MM`. */
  lastUpdated: string;
  sections: readonly LegalSection[];
}

export const operatorName: Placeholder = { placeholder: 'legal name of the operator' };
export const operatorAddress: Placeholder = { placeholder: 'registered address' };
export const governingLaw: Placeholder = { placeholder: 'country or state' };
export const arbitrationSeat: Placeholder = { placeholder: 'place of arbitration' };
export const arbitrationRules: Placeholder = { placeholder: 'rules of arbitration' };
