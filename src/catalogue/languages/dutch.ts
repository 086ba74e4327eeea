import { stemmer } from '@orama/stemmers/dutch';
import { dutchConversation } from './conversation-words.ts';
import { dutchCustomersAndTechnology } from './customers-and-technology/dutch.ts';
import { dutchFinanceAndSupplyChain } from './finance-and-supply-chain/dutch.ts';
import type { Language } from './language.ts';

/**
 * What Dutch companies say. The terms are those of the trade and, for products and their parts, of Microsoft's Dutch
 * user interface.
 */
export const dutch: Language = {
  stem: stemmer,
  joinsNouns: true,
  conversation: dutchConversation,
  vocabulary: [...dutchFinanceAndSupplyChain, ...dutchCustomersAndTechnology],
};
