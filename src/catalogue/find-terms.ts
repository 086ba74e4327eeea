import { type CertificationId, certifications, successorOf } from './certifications.ts';
import { type ExtraSkillId, extraSkills } from './extra-skills.ts';
import { type ModuleId, modules } from './modules.ts';
import { normalisePhrase } from './normalise-phrase.ts';
import { moduleSameAs, skillSameAs } from './same-things.ts';
import { isSkillId, otherNamesOf, type SkillId, skills } from './skills.ts';

/** An entry of the catalogue that a phrase is a name of. */
export type Term =
  | { readonly kind: 'skill'; readonly id: SkillId }
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
  // Two products of one family.
  'customer insights',
  // A framework of the platform, and what it is used for most.
  'data management framework',
  'dmf',
  'dixf',
];

/** Every phrase of the catalogue, normalised, with what it means. */
export function listPhrases(): ReadonlyMap<string, readonly Term[]> {
  const terms = new Map<string, Term[]>();

  function add(term: Term, phrases: readonly string[]): void {
    for (const phrase of new Set(phrases.map(normalisePhrase))) {
      const known = terms.get(phrase) ?? [];
      if (!known.some(({ id }) => id === term.id)) terms.set(phrase, [...known, term]);
    }
  }

  for (const skill of skills) {
    const { id, name, microsoftName } = skill;
    const names = [...productNames(name), ...productNames(microsoftName), ...otherNamesOf(skill)];
    add({ kind: 'skill', id }, names);
    const module = moduleSameAs(id);
    if (module) add({ kind: 'module', id: module }, names);
  }
  for (const { id, name, aliases } of extraSkills) {
    // What consultants can list is found as that.
    if (!isSkillId(id)) add({ kind: 'extra-skill', id }, [name, ...aliases]);
  }
  for (const { id, name, aliases } of modules) {
    const names = [name, ...aliases];
    add({ kind: 'module', id }, names);
    const skill = skillSameAs(id);
    if (skill) add({ kind: 'skill', id: skill }, names);
  }
  for (const { id, name, exams, successor, aliases } of certifications) {
    // A successor that the catalogue does not have leads to holders of the certification it replaced.
    const isUnknown = successor !== null && !successorOf(id);
    const titles = [
      name,
      ...exams,
      ...aliases,
      ...(isUnknown ? [successor.name, successor.exam] : []),
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
