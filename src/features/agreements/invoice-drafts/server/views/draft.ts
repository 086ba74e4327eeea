import type { BankDetails } from '#features/agreements/suppliers/rules/bank-details.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import type { amountsOf } from '../../rules/amounts.ts';
import type { DraftLine } from '../../rules/lines.ts';
import type { VatCategory } from '../../rules/vat.ts';
import type { Buyer, Seller } from '../queries/draft-sources.ts';

/** All that a draft says, in whichever format. */
export interface Draft {
  projectTitle: string;
  issuedOn: string;
  dueOn: string;
  currency: CurrencyCode;
  vatCategory: VatCategory;
  /** Where no VAT is charged. */
  vatReason: { code: string | null; words: string } | null;
  lines: readonly DraftLine[];
  amounts: ReturnType<typeof amountsOf>;
  seller: Seller;
  bankDetails: BankDetails;
  buyer: Buyer & { reference: string; street: string; postalCode: string; city: string };
}

/** Stands where an invoice has its number. */
export const draftNumber = 'DRAFT';
export const draftNote =
  'DRAFT. This is no invoice and has no number. The consultant issues the invoice from their own system.';
