import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** As what a consultant does business. */
export const legalForms = defineEnumeration({
  'sole-trader': 'Sole trader',
  company: 'Company',
});

export const insuranceKinds = defineEnumeration({
  'professional-indemnity': 'Professional indemnity insurance',
  'public-liability': 'Public liability insurance',
});
export type InsuranceKind = ValueOf<typeof insuranceKinds>;

/** The documents of a supplier that are no proof of an insurance. */
export const documentKinds = defineEnumeration({
  'standard-terms': 'Standard terms',
  'non-disclosure': 'Non-disclosure agreement',
  'data-processing': 'Data processing agreement',
});
