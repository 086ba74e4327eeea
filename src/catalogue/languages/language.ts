import type { Vocabulary } from '../needs/vocabulary/vocabulary.ts';
import type { ConversationWords } from './conversation-words.ts';

/** How business people of a language say what they need, and what that is in the catalogue. */
export interface Language {
  /** The beginning that the forms of a word share. It is given words as `normalisePhrase` makes them. */
  readonly stem: (word: string) => string;
  /** Whether its nouns are written together, as "Lagerverwaltung" is. */
  readonly joinsNouns: boolean;
  readonly conversation: ConversationWords;
  /** Separated by commas, in its own letters. */
  readonly vocabulary: Vocabulary;
}
