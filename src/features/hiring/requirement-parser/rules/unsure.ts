import { clauseAround, sentenceAround } from './sentence.ts';
import type { Span } from './span.ts';

/** What a writer says who is unsure: in English, German, French, Spanish and Dutch. */
const doubts = [
  "not (?:\\p{L}+ )?(?:sure|certain)|unsure|uncertain|no idea|do(?: not|n['’]?t) know",
  'maybe|perhaps|possibly|probably|might|may (?:also )?(?:need|want)|if possible|optional(?:ly)?',
  '(?:i|we)(?: would)? (?:think|guess|believe|suspect|suppose)|nice[- ]to[- ]have',
  'nicht (?:\\p{L}+ )?sicher|unsicher|vielleicht|möglicherweise|eventuell|vermutlich|wahrscheinlich',
  '(?:ich|wir) (?:glaube|denke|vermute)n?|(?:glaube|denke|vermute)n? (?:ich|wir)',
  'peut[- ]être|pas (?:\\p{L}+ )?s[uû]re?s?|éventuellement|probablement',
  'je (?:pense|crois)|nous (?:pensons|croyons)',
  'quizás?|tal vez|a lo mejor|no est(?:oy|amos) segur[oa]s?|posiblemente|probablemente',
  'cre(?:o|emos) que|puede que|misschien|niet (?:\\p{L}+ )?zeker|waarschijnlijk|(?:ik|wij|we) denken?',
].join('|');

/** "No idea why month-end takes so long" is about month-end, and "perhaps 3,000 orders" about their number. */
const elsewhere =
  '(?:why|how|what|who|where|when|which|warum|wie|was|wer|wo|wann|pourquoi|comment|por qué|cómo|waarom|hoe|wat)(?!\\p{L})' +
  '|(?:\\p{L}+\\s+)?[$£€]?\\d';

const doubt = `(?<!\\p{L})(?:${doubts})(?!\\p{L})`;
const doubtBefore = new RegExp(`${doubt}(?!\\s+(?:${elsewhere}))`, 'iu');
const doubtAfter = new RegExp(
  `^[\\s,(–-]*(?:${doubt}\\s*(?:[).,;!?]|$)|(?:would be|is|wäre) (?:an? )?(?:nice|plus|bonus|optional|schön)(?!\\p{L}))`,
  'iu',
);
/** The heading of a list. */
const headingBefore = /\b(?:nice[- ]to[- ]haves?|optional)\s*:[^;]*$/iu;

/** Whether a text is unsure of a piece of it: "maybe Power BI", "Power BI would be nice", "nicht sicher, ob wir …". */
export const isUnsure = (text: string, span: Span): boolean => {
  const sentence = sentenceAround(text, span);
  return (
    doubtBefore.test(clauseAround(text, span).before) ||
    doubtAfter.test(sentence.after) ||
    headingBefore.test(sentence.before)
  );
};
