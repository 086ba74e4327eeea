import { type CertificationId, certifications } from './certifications.ts';
import { type ExtraSkillId, extraSkills } from './extra-skills.ts';
import { type ModuleId, modules } from './modules.ts';
import { normalisePhrase } from './normalise-phrase.ts';
import { isProfileSkillId, type ProfileSkillId, profileSkills } from './profile-skills.ts';

/** An entry of the catalogue that a phrase is a name of. */
export type Term =
  | { readonly kind: 'skill'; readonly id: ProfileSkillId }
  | { readonly kind: 'extra-skill'; readonly id: ExtraSkillId }
  | { readonly kind: 'module'; readonly id: ModuleId }
  | { readonly kind: 'certification'; readonly id: CertificationId };

/** A catalogue entry recognised in a text, with the words (normalised) it was recognised by. */
export type FoundTerm = Term & { readonly phrase: string };

/** Words people use for several products: finding one finds them all. */
export const ambiguousPhrases: readonly string[] = [
  'crm',
  'dynamics crm',
  'customer engagement',
  'erp',
  // The product, and the module that it grew out of.
  'project operations',
];

/** Every phrase of the catalogue, normalised, with what it means. */
export function listPhrases(): ReadonlyMap<string, readonly Term[]> {
  const terms = new Map<string, Term[]>();

  function add(term: Term, phrases: readonly string[]): void {
    for (const phrase of new Set(phrases.map(normalisePhrase))) {
      const known = terms.get(phrase);
      if (known) known.push(term);
      else terms.set(phrase, [term]);
    }
  }

  for (const { id, name, microsoftName, aliases } of profileSkills) {
    add({ kind: 'skill', id }, [...productNames(name), ...productNames(microsoftName), ...aliases]);
  }
  for (const { id, name, aliases, module } of extraSkills) {
    // What consultants can list, as a skill or as a module, is found as that.
    if (!module && !isProfileSkillId(id)) add({ kind: 'extra-skill', id }, [name, ...aliases]);
  }
  for (const { id, name, aliases } of modules) add({ kind: 'module', id }, [name, ...aliases]);
  for (const { id, name, exams, successor, aliases } of certifications) {
    // A successor is another certification, but its name leads a searcher to the people nearest to it.
    const titles = [
      name,
      ...exams,
      ...aliases,
      ...(successor ? [successor.name, successor.exam] : []),
    ];
    add({ kind: 'certification', id }, titles.flatMap(examSpellings));
  }
  return terms;
}

/** A product's name with and without the maker's prefix: "Dynamics 365 Commerce", "Commerce". */
function productNames(name: string | null): readonly string[] {
  return name ? [name, name.replace(/^(?:Dynamics 365|D365|Microsoft) /, '')] : [];
}

/** "MB-310" is also written "MB310". */
function examSpellings(title: string): readonly string[] {
  return /^[A-Z]{2}-\d{3}$/.test(title) ? [title, title.replace('-', '')] : [title];
}

let phraseTable: ReadonlyMap<string, readonly Term[]> | undefined;
/** How many words the longest phrase has that begins with this one. */
const longestFrom = new Map<string, number>();

/** The table is built at the first search, so that pages which only show names pay nothing for it. */
function phrases(): ReadonlyMap<string, readonly Term[]> {
  if (!phraseTable) {
    phraseTable = listPhrases();
    for (const phrase of phraseTable.keys()) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      longestFrom.set(first, Math.max(words.length, longestFrom.get(first) ?? 0));
    }
  }
  return phraseTable;
}

/** A word of a text, or several that together name entries of the catalogue. */
export interface TextPart {
  /** Normalised. */
  readonly phrase: string;
  /** None for a word that the catalogue does not know. */
  readonly terms: readonly Term[];
}

/**
 * Takes a free text apart into the names and aliases of catalogue entries and the words between them. Of
 * overlapping names the longest counts: "Power BI reports" is the module, not the skill Power BI. An ambiguous
 * word such as CRM has several terms.
 */
function splitText(text: string): readonly TextPart[] {
  const words = normalisePhrase(text).split(' ').filter(Boolean);
  const parts: TextPart[] = [];
  for (let start = 0; start < words.length; ) {
    const { length, terms } = phrasesAt(words, start);
    parts.push({ phrase: words.slice(start, start + length).join(' '), terms });
    start += length;
  }
  return parts;
}

/**
 * The longest phrase of the catalogue that begins with this word, in words; the word alone, without terms, where there
 * is none.
 */
export function phrasesAt(
  words: readonly string[],
  start: number,
): { length: number; terms: readonly Term[] } {
  const table = phrases();
  // Most words begin no phrase.
  let length = Math.min(longestFrom.get(words[start] ?? '') ?? 1, words.length - start);
  while (length > 1 && !table.has(words.slice(start, start + length).join(' '))) length -= 1;
  return { length, terms: table.get(words.slice(start, start + length).join(' ')) ?? [] };
}

/**
 * The catalogue entries named in a free text by name, Microsoft name, exam or alias, whatever the case
 * and accents, each once, in the order of the text.
 */
export function findTerms(text: string): readonly FoundTerm[] {
  const found = new Map<string, FoundTerm>();
  for (const { phrase, terms } of splitText(text)) {
    for (const term of terms) {
      if (!found.has(term.id)) found.set(term.id, { ...term, phrase });
    }
  }
  return [...found.values()];
}
