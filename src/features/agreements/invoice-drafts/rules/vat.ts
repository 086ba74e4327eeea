import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';

/** How VAT applies to an invoice: the codes that EN 16931 has for it. */
export const vatCategories = defineEnumeration({
  S: 'VAT at a rate',
  AE: 'Reverse charge',
  Z: 'Zero-rated',
  E: 'Exempt',
  O: 'Outside the scope of VAT',
});
export type VatCategory = ValueOf<typeof vatCategories>;

/** Why no VAT is charged, as EN 16931 has it for a category; the consultant writes it where an invoice is exempt. */
export const vatReasons: Partial<Record<VatCategory, { code: string; words: string }>> = {
  AE: { code: 'VATEX-EU-AE', words: 'Reverse charge' },
  O: { code: 'VATEX-EU-O', words: 'Not subject to VAT' },
};
