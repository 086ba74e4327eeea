import { stemmer } from '@orama/stemmers/german';
import { germanConversation } from './conversation-words.ts';
import { germanCustomersAndTechnology } from './customers-and-technology/german.ts';
import { germanFinanceAndSupplyChain } from './finance-and-supply-chain/german.ts';
import type { Language } from './language.ts';

/**
 * What German companies say. The terms are those of the trade and, for products and their parts, of Microsoft's German
 * user interface.
 */
export const german: Language = {
  // Umlauts are also written with an "e" behind the vowel: "Auftraege".
  stem: (word) => stemmer(word.replace(/(?<![aeq])([aou])e/g, '$1')),
  joinsNouns: true,
  conversation: germanConversation,
  vocabulary: [...germanFinanceAndSupplyChain, ...germanCustomersAndTechnology],
};
