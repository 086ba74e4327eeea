import { stemmer } from '@orama/stemmers/french';
import { frenchConversation } from './conversation-words.ts';
import { frenchCustomersAndTechnology } from './customers-and-technology/french.ts';
import { frenchFinanceAndSupplyChain } from './finance-and-supply-chain/french.ts';
import type { Language } from './language.ts';

/**
 * What French companies say. The terms are those of the trade and, for products and their parts, of Microsoft's French
 * user interface.
 */
export const french: Language = {
  // Words are compared without accents; the stemmer knows this ending with its own.
  // "Paie" is pay, and would have the stem of "paiement".
  stem: (word) => (word === 'paie' ? word : stemmer(word.replace(/ite(s?)$/, 'ité$1'))),
  joinsNouns: false,
  conversation: frenchConversation,
  vocabulary: [...frenchFinanceAndSupplyChain, ...frenchCustomersAndTechnology],
};
