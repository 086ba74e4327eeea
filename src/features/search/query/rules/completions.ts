import { littleWords } from '#catalogue/everyday-words.ts';
import { extraSkills } from '#catalogue/extra-skills.ts';
import { modules, skillOfModule } from '#catalogue/modules.ts';
import { type Need, needs } from '#catalogue/needs/all-needs.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import { isRequirementId, nameOfRequirement } from '#catalogue/project-requirements.ts';
import { skillSameAs } from '#catalogue/same-things.ts';
import { isSkillId, nameOfSkill, otherNamesOf, skills } from '#catalogue/skills.ts';
import { listOfAll } from '#lib/word-list.ts';
import type { Completion } from '../contract.ts';

/** How many of each kind are offered. */
export const mostCompletions: Readonly<Record<Completion['kind'], number>> = {
  skill: 3,
  module: 4,
  problem: 4,
  title: 3,
};

/** Something that a text can be completed to. */
interface Offer {
  kind: Completion['kind'];
  text: string;
  /** What it is part of, or has to do with. */
  about: string | null;
  /** What it is found by, normalised. */
  names: readonly string[];
}

let offers: readonly Offer[] | undefined;

/** Made at the first use: pages that never search pay nothing for it. */
function allOffers(): readonly Offer[] {
  offers ??= [
    ...skills.map((skill) => ({
      kind: 'skill' as const,
      text: skill.name,
      about: skill.microsoftName === skill.name ? null : skill.microsoftName,
      names: [skill.name, ...otherNamesOf(skill)].map(normalisePhrase),
    })),
    ...extraSkills
      .filter(({ id }) => !isSkillId(id))
      .map(({ name, aliases }) => ({
        kind: 'skill' as const,
        text: name,
        about: null,
        names: [name, ...aliases].map(normalisePhrase),
      })),
    // What is a skill, too, is offered as that.
    ...modules
      .filter(({ id }) => !skillSameAs(id))
      .map(({ id, name, aliases }) => ({
        kind: 'module' as const,
        text: name,
        about: nameOfSkill(skillOfModule(id)),
        names: [name, ...aliases].map(normalisePhrase),
      })),
    ...needs.map((need) => ({
      kind: 'problem' as const,
      text: need.said,
      about: aboutNeed(need),
      names: [need.said],
    })),
  ];
  return offers;
}

/** So many first letters of a word lead to the names that have it. */
const indexedLetters = 2;
let offersByLetters: ReadonlyMap<string, readonly Offer[]> | undefined;

/**
 * What may be completed by words of which this is the first, in the order of all offers: the others need not be looked
 * at.
 */
function offersFor(first: string): readonly Offer[] {
  if (first.length < indexedLetters) return allOffers();
  if (!offersByLetters) {
    const table = new Map<string, Offer[]>();
    for (const offer of allOffers()) {
      const words = offer.names.flatMap((name) => name.split(' '));
      for (const letters of new Set(words.map((word) => word.slice(0, indexedLetters)))) {
        const known = table.get(letters);
        if (known) known.push(offer);
        else table.set(letters, [offer]);
      }
    }
    offersByLetters = table;
  }
  return offersByLetters.get(first.slice(0, indexedLetters)) ?? [];
}

function aboutNeed({ kind, means }: Need): string {
  const names = means.map((id) => (isRequirementId(id) ? nameOfRequirement(id) : nameOfSkill(id)));
  return kind === 'foreign' ? `nearest: ${listOfAll(names)}` : listOfAll(names);
}

/** How many of the last words of a text are looked at as the beginning of something. */
const mostWords = 5;

/** The last words of a text as the beginning of something, longest first, with what stands before them. */
export function endsOf(text: string): { before: string; words: string[] }[] {
  const pieces = [...text.matchAll(/\S+/gu)];
  return pieces.slice(-mostWords).flatMap(({ index }) => {
    const words = normalisePhrase(text.slice(index)).split(' ');
    const isTelling = words.join('').length >= 2 && !littleWords.has(words[0] ?? '');
    return isTelling ? [{ before: text.slice(0, index), words }] : [];
  });
}

/** Whether each of the words begins a word of this name; a name that begins with them counts most: 2, 1 or 0. */
export function beginsWith(name: string, words: readonly string[]): 0 | 1 | 2 {
  if (name.startsWith(words.join(' '))) return 2;
  const parts = name.split(' ');
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 0;
}

/**
 * What the catalogue offers for a text that is being typed: its last words completed, as many of them as lead to
 * something.
 */
export function catalogueCompletions(text: string): Completion[] {
  for (const { before, words } of endsOf(text)) {
    const ranked = offersFor(words[0] ?? '')
      .map((offer) => ({
        offer,
        rank: Math.max(
          ...offer.names.map((name, index) => 2 * beginsWith(name, words) - (index > 0 ? 1 : 0)),
        ),
      }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .map(({ offer }) => offer);
    const kept = (['skill', 'module', 'problem'] as const).flatMap((kind) =>
      ranked.filter((offer) => offer.kind === kind).slice(0, mostCompletions[kind]),
    );
    const found = kept.map(({ kind, text: name, about }) => ({ kind, text: before + name, about }));
    if (found.length > 0) return found.filter((each) => each.text !== text);
  }
  return [];
}
