import { LRUCache } from 'lru-cache';
import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { isCertificationId, predecessorsOf } from '#catalogue/certifications.ts';
import { isExtraSkillId } from '#catalogue/extra-skills.ts';
import { isModuleId, skillOfModule } from '#catalogue/modules.ts';
import type { SaidPart } from '#catalogue/read-needs.ts';
import { readTogether } from '#catalogue/shared-words.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { TextClause } from './asked-text.ts';
import { termOf } from './search-entry.ts';

// True of every consultant here: these words do not narrow a search.
const fillerWords: ReadonlySet<string> = new Set(
  (
    'd365 dynamics microsoft 365 ms certified consultant consultants consultancy consulting expert experts expertise ' +
    'specialist specialists freelance freelancer freelancers contractor contractors professional professionals ' +
    'someone somebody person people need needed want wanted looking find hire help with for a an the and or in of to'
  ).split(' '),
);

// Each page of a list reads its text again, and many people type the same.
const readLately = new LRUCache<string, readonly TextClause[]>({ max: 1000 });

/**
 * What a free text asks for. Nothing, where it has only words that are true of every consultant; the words of every
 * conversation count only where nothing else was said.
 */
export function readSearchText(text: string): readonly TextClause[] {
  const known = readLately.get(text);
  if (known) return known;
  const clauses = clausesOf(text);
  readLately.set(text, clauses);
  return clauses;
}

function clausesOf(text: string): readonly TextClause[] {
  const parts = readTogether([text])
    .flat()
    .filter(({ phrase }) => !fillerWords.has(phrase));
  const telling = parts.filter(({ isEveryday }) => !isEveryday);
  const clauses = (telling.length > 0 ? telling : parts).map(clauseOf);
  return [...new Map(clauses.map((clause) => [clause.words, clause])).values()];
}

function clauseOf({ phrase, typed, terms, need }: SaidPart): TextClause {
  const own = { words: phrase, typed, ids: terms.map(({ id }) => id), said: need?.said ?? null };
  if (need) {
    const leads = [...new Set(need.means.flatMap(listedFor))];
    return need.kind === 'foreign'
      ? { ...own, terms: [], meant: [], nearest: leads, related: [] }
      : { ...own, terms: [], meant: leads, nearest: [], related: relatedTo(need.means, leads) };
  }
  // Profiles do not list other extra skills: they are found by their words, or by a skill that helps.
  const listed = terms.flatMap((term) =>
    term.kind === 'extra-skill' ? [] : [termOf(term.kind, term.id)],
  );
  const ids = terms.map(({ id }) => id);
  return {
    ...own,
    terms: listed,
    meant: ids.flatMap(helpersWith),
    nearest: [],
    related: relatedTo(ids, listed),
  };
}

/** What a consultant can list of it. */
function listedFor(id: string): string[] {
  if (isModuleId(id)) return [termOf('module', id)];
  return [...(isSkillId(id) ? [termOf('skill', id)] : []), ...helpersWith(id)];
}

/** The skills that help with an extra skill which cannot be listed. */
const helpersWith = (id: string): string[] =>
  isExtraSkillId(id) && !isSkillId(id)
    ? skillsHelpingWith(id).map(({ knows }) => termOf('skill', knows))
    : [];

/** What is near to these skills and modules, without the things themselves. */
const relatedTo = (ids: readonly string[], things: readonly string[]): string[] =>
  [...new Set(ids.flatMap(neighboursOf))].filter((term) => !things.includes(term));

/** The skills that are related to a skill, the product of a module, and the certifications a newer one replaced. */
function neighboursOf(id: string): string[] {
  if (isCertificationId(id)) {
    return predecessorsOf(id).map((retired) => termOf('certification', retired));
  }
  if (isModuleId(id)) return [termOf('skill', skillOfModule(id))];
  return isSkillId(id) ? skillsHelpingWith(id).map(({ knows }) => termOf('skill', knows)) : [];
}
