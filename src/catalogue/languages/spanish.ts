import { stemmer } from '@orama/stemmers/spanish';
import { spanishConversation } from './conversation-words.ts';
import { spanishCustomersAndTechnology } from './customers-and-technology/spanish.ts';
import { spanishFinanceAndSupplyChain } from './finance-and-supply-chain/spanish.ts';
import type { Language } from './language.ts';

/**
 * What Spanish companies say. The terms are those of the trade and, for products and their parts, of Microsoft's
 * Spanish user interface.
 */
export const spanish: Language = {
  // Words are compared without accents; the stemmer knows this ending with its own.
  stem: (word) => stemmer(word.replace(/cion$/, 'ción')),
  joinsNouns: false,
  conversation: spanishConversation,
  vocabulary: [...spanishFinanceAndSupplyChain, ...spanishCustomersAndTechnology],
};
