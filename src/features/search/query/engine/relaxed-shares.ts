import type { RelaxedText } from '../rules/asked-text.ts';
import { type MatchTier, tiersOf } from '../rules/match-tiers.ts';
import { decisiveClauses, leastAnswered, shareOf, tierValues } from '../rules/relaxed-text.ts';
import { attributeOfLevel } from '../rules/text-levels.ts';
import type { StemmedClause } from './entry-filters.ts';
import type { EntryMemory } from './entry-memory.ts';
import { allOf, inPosting } from './slot-filter.ts';
import { addMarked, noMarks, type SlotMarks } from './slot-marks.ts';

export type Stems = Pick<StemmedClause, 'stems'>;
const noStems: Stems = { stems: [] };

/** Which share of a relaxed text each slot answers, of those who answer enough of it: of all slots that there were. */
export interface RelaxedShares {
  /** Slots from here on were not looked at. */
  size: number;
  /** How many answer enough. */
  found: number;
  /** Those who do. Not to be changed. */
  marks: SlotMarks;
  /** The share that a slot answers, in ten-thousandths; 0 where that is not enough. */
  shareOf(slot: number): number;
  /** How much memory this takes. */
  bytes: number;
}

/**
 * Works the shares out, a part at each step: some milliseconds among a million. Only the slots are looked at that
 * answer one of the things without which a share is not enough. Those who answer a thing in the same way are known by
 * marks, 32 slots at a time, and what it is worth is added up for each of them.
 */
export function* relaxedShares(
  memory: EntryMemory,
  text: RelaxedText,
  stemmed: readonly Stems[],
): Generator<void, RelaxedShares> {
  const { size } = memory.columns;
  const candidates = yield* markCandidates(memory, text, stemmed, size);
  const among = new MarkedWords(candidates);
  const values = tierValues(text);
  const answered = new Uint32Array(among.length * 32);
  for (const [index, clause] of text.clauses.entries()) {
    if (!text.weights[index]) continue;
    const read = among.reader(memory);
    // Each is counted for the first way in which it answers.
    const left = among.bits.slice();
    for (const [tier, way] of tiersOf(clause).entries()) {
      const wanted = wordsOf(way, stemmed[index] ?? noStems);
      if (wanted) addAnswered(answered, left, wanted.map(read), values[index]?.[tier] ?? 0);
      yield;
    }
  }
  return keepEnough(among, answered, text, size);
}

/** The slots that answer a clause in any way, of those clauses without which the floor cannot be reached. */
function* markCandidates(
  memory: EntryMemory,
  text: RelaxedText,
  stemmed: readonly Stems[],
  size: number,
): Generator<void, SlotMarks> {
  const marks = noMarks(size);
  for (const index of decisiveClauses(text)) {
    const { terms = [], meant = [], nearest = [] } = text.clauses[index] ?? {};
    for (const term of [...terms, ...meant, ...nearest]) memory.postingOf(term)?.markIn(marks);
    const { stems } = stemmed[index] ?? noStems;
    if (stems.length > 0) {
      const all = allOf(stems.map((stem) => inPosting(memory.postingOf(stem))));
      addMarked(marks, all.marks(size));
    }
    yield;
  }
  return marks;
}

/** The words that an entry has which answers in this way; null where none does. */
function wordsOf({ words, listed }: MatchTier, { stems }: Stems): string[] | null {
  // As in the database: where nothing is left of the words, no entry has them.
  if (words !== null && stems.length === 0) return null;
  return [
    ...(words === null ? [] : stems.map((stem) => attributeOfLevel[words] + stem)),
    ...(listed === null ? [] : [attributeOfLevel[listed.level] + listed.term]),
  ];
}

/** Adds a value for all that are left and in each of these marks; they are left no longer. */
function addAnswered(
  answered: Uint32Array,
  left: SlotMarks,
  all: readonly SlotMarks[],
  value: number,
): void {
  const [first, ...others] = all;
  if (!first) return;
  let taken = first;
  for (const [index, other] of others.entries()) {
    if (index === 0) taken = first.slice();
    for (let place = 0; place < taken.length; place += 1) {
      taken[place] = (taken[place] ?? 0) & (other[place] ?? 0);
    }
  }
  for (let place = 0; place < left.length; place += 1) {
    const before = left[place] ?? 0;
    const both = before & (taken[place] ?? 0);
    if (both === 0) continue;
    left[place] = before ^ both;
    for (let bits = both; bits !== 0; bits &= bits - 1) {
      const slot = (place << 5) + 31 - Math.clz32(bits & -bits);
      answered[slot] = (answered[slot] ?? 0) + value;
    }
  }
}

function keepEnough(
  among: MarkedWords,
  answered: Uint32Array,
  text: RelaxedText,
  size: number,
): RelaxedShares {
  const least = leastAnswered(text);
  const marks = noMarks(size);
  const places = new Uint32Array(marks.length);
  let found = 0;
  let words = 0;
  for (const [place, word] of among.words.entries()) {
    let kept = 0;
    for (let bits = among.bits[place] ?? 0; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      if ((answered[(place << 5) + 31 - Math.clz32(bit)] ?? 0) < least) continue;
      kept |= bit;
      found += 1;
    }
    if (kept === 0) continue;
    marks[word] = kept;
    words += 1;
    places[word] = words;
  }
  const shares = new Uint16Array(words * 32);
  for (const [place, word] of among.words.entries()) {
    const from = ((places[word] ?? 0) - 1) << 5;
    for (let bits = marks[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits);
      shares[from + bit] = shareOf(answered[(place << 5) + bit] ?? 0, text.weights);
    }
  }
  return {
    ...{ size, found, marks },
    shareOf: (slot) => {
      const place = places[slot >>> 5] ?? 0;
      return place === 0 ? 0 : (shares[((place - 1) << 5) + (slot & 31)] ?? 0);
    },
    bytes: marks.byteLength + places.byteLength + shares.byteLength,
  };
}

/**
 * The words of some marks that are not empty, one after the other: the few that are left of a million slots are as
 * quickly gone through as few.
 */
class MarkedWords {
  /** Which words of the marks they are, from the first on. */
  readonly words: Uint32Array;
  readonly bits: SlotMarks;
  /** The place of each word among them plus one; 0 where it is none. */
  private readonly places: Uint32Array;

  constructor(marks: SlotMarks) {
    this.places = new Uint32Array(marks.length);
    let length = 0;
    for (let word = 0; word < marks.length; word += 1) {
      if (marks[word] === 0) continue;
      length += 1;
      this.places[word] = length;
    }
    this.words = new Uint32Array(length);
    this.bits = new Uint32Array(length);
    for (let word = 0; word < marks.length; word += 1) {
      const place = (this.places[word] ?? 0) - 1;
      if (place < 0) continue;
      this.words[place] = word;
      this.bits[place] = marks[word] ?? 0;
    }
  }

  get length(): number {
    return this.words.length;
  }

  /** Reads the marks of a word that entries have, at these places; each once. */
  reader(memory: EntryMemory): (word: string) => SlotMarks {
    const known = new Map<string, SlotMarks>();
    return (word) => {
      const marks = known.get(word) ?? this.read(memory, word);
      known.set(word, marks);
      return marks;
    };
  }

  private read(memory: EntryMemory, word: string): SlotMarks {
    const posting = memory.postingOf(word);
    const read = new Uint32Array(this.length);
    const own = posting?.ownMarks;
    if (own) {
      for (let place = 0; place < read.length; place += 1) {
        read[place] = own[this.words[place] ?? 0] ?? 0;
      }
      return read;
    }
    for (const slot of posting?.list() ?? []) {
      const place = (this.places[slot >>> 5] ?? 0) - 1;
      if (place >= 0) read[place] = (read[place] ?? 0) | (1 << (slot & 31));
    }
    return read;
  }
}
