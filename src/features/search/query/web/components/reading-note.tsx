import { listOfAll, listOfAny } from '#lib/word-list.ts';
import type { AskedPart, TextReading } from '../../contract.ts';

/** What the note says of the things that a list has. */
const ofConsultants = {
  none: 'No consultant here fits this.',
  nearest: 'Those who are nearest come first.',
  few: 'Few people match all of',
  unmentioned: 'No profile mentions',
};

interface ListBelow {
  /** What it says of things other than consultants. */
  words?: typeof ofConsultants;
  /** Whether the note follows the words that replaced mistyped ones. */
  isCorrected?: boolean;
  /** Whether the list below has no results. */
  isEmpty?: boolean;
}

interface ReadingNoteProps extends ListBelow {
  reading: TextReading;
}

/** The notes on how a text was read: that few match all of it, what has no match, what is not covered here. */
export function ReadingNote({ reading, ...list }: ReadingNoteProps) {
  const sentences = readingSentences(reading, list);
  if (sentences.length === 0) return null;
  return <p className="order-last w-full text-ink-muted">{sentences.join(' ')}</p>;
}

/**
 * In sentences; none where enough people match all of the text, and where there are no words to search for. Answers of
 * 0.6.0 have no `fits`.
 */
export function readingSentences(
  { parts, isRelaxed, fits = true }: TextReading,
  { words = ofConsultants, isCorrected = false, isEmpty = false }: ListBelow = {},
): string[] {
  const { none, nearest, few, unmentioned } = words;
  const foreign = parts.filter(({ isForeign }) => isForeign);
  const unknown = parts.filter((part) => !part.isFound && part.means.length === 0);
  return [
    ...(fits ? [] : [none]),
    ...(fits || isEmpty ? [] : [nearest]),
    ...(fits && isRelaxed && parts.length > 1 && !isEmpty
      ? [`${few} ${isCorrected ? 'it' : 'this'}. These match most of it, the best first.`]
      : []),
    ...foreign.map(
      (part) => `${quoted([part])} is not covered here; the nearest is ${listOf(part.means)}.`,
    ),
    ...(isRelaxed ? parts.flatMap(knownSentence) : []),
    ...(unknown.length > 0 && isRelaxed ? [`${unmentioned} ${quoted(unknown)}.`] : []),
  ];
}

/** How many know the thing itself, and how many only what is related to it; none where that is not counted. */
function knownSentence({ known, means: [thing] }: AskedPart): string[] {
  if (!known || !thing || known.related === 0) return [];
  const those = known.listed === 1 ? '1 knows' : `${known.listed || 'None'} know`;
  const others = known.related === 1 ? '1 knows' : `${known.related} know`;
  return [`${those} ${thing.name}, ${others} related products.`];
}

const listOf = (means: AskedPart['means']): string => listOfAll(means.map(({ name }) => name));
const quoted = (parts: readonly AskedPart[]): string =>
  listOfAny(parts.map(({ words }) => `“${words}”`));
