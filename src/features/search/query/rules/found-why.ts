import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type { AskedPart, FoundConsultant, MatchedPart, NamedEntry } from '../contract.ts';
import type { TextClause } from './asked-text.ts';
import { type AskedToken, pointsOf, type Way } from './ranking.ts';

/** One thing of a text that an entry has, and how. */
export interface FoundWay {
  token: AskedToken;
  way: Way;
  rarity: number;
}

/** An entry that was found. */
interface FoundCard {
  card: ConsultantCard;
  ways: readonly FoundWay[];
}

/** The cards with what of a text each consultant was found by. */
export const foundConsultants = (
  found: readonly FoundCard[],
  clauses: readonly TextClause[],
  explains = false,
): FoundConsultant[] =>
  found.map(({ card, ways }) => ({
    ...card,
    ...answersOf(clauses, ways),
    score: explains ? explained(ways) : null,
  }));

/** What of a text an entry answers, what counts most first, and what not. */
export function answersOf(
  clauses: readonly TextClause[],
  ways: readonly FoundWay[],
): Pick<FoundConsultant, 'matched' | 'missed'> {
  const answers = clauses.map((clause, number) => ({
    clause,
    best: bestOf(
      clause,
      ways.filter(({ token }) => token.clause === number),
    ),
  }));
  return {
    matched: answers
      .flatMap(({ clause, best }) => (best ? [{ clause, best }] : []))
      .sort((one, other) => scoreOf(other.best) - scoreOf(one.best))
      .map(
        ({ clause, best: { way } }): MatchedPart => ({
          words: clause.typed,
          through: way.through === null ? null : readTerm(way.through),
          level: way.level,
          isRelated: way.isRelated === true,
        }),
      ),
    missed: answers.flatMap(({ clause, best }) => (best ? [] : [clause.typed])),
  };
}

/** How a score came about. */
function explained(ways: readonly FoundWay[]): FoundConsultant['score'] {
  const parts = ways.map((found) => {
    const { token, way, rarity } = found;
    return {
      ...{ words: token.words, kind: token.kind, weight: token.weight },
      ...{ rarity, count: way.count },
      through: way.through === null ? null : readTerm(way.through),
      points: scoreOf(found),
    };
  });
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** Of the ways in which an entry answers a clause that which says most; a part of a name or saying says nothing. */
function bestOf(clause: TextClause, ways: readonly FoundWay[]): FoundWay | undefined {
  const words = ways.filter(({ token, way }) => token.kind === 'word' && way.through === null);
  const isWhole = words.length > 0 && words.length >= clause.words.split(' ').length;
  const [whole] = ways.filter(({ token }) => token.kind !== 'word');
  // The person's own words say more than what is listed in their place.
  if (isWhole && (!whole || whole.way.through !== null)) return words[0];
  if (whole) return whole;
  return clause.ids.length > 0 || clause.said !== null ? undefined : ways[0];
}

const scoreOf = ({ token, way, rarity }: FoundWay): number => pointsOf(token, rarity, way);

/** A thing that a text asks for, as the answer tells it. */
export const askedPart = (
  { typed, terms, meant, nearest, related }: TextClause,
  isFound: boolean,
  known: AskedPart['known'] = null,
): AskedPart => ({
  words: typed,
  means: [...terms, ...meant, ...nearest].map(readTerm),
  related: related.map(readTerm),
  isForeign: nearest.length > 0,
  isFound,
  known,
});

/** An entry of the catalogue as the search calls it among the words, with its name. */
function readTerm(term: string): NamedEntry {
  const [kind = '', id = ''] = term.split(/:(.*)/s);
  if (kind === 'module') return { kind, id, name: isModuleId(id) ? moduleById(id).name : id };
  if (kind === 'certification') {
    return { kind, id, name: isCertificationId(id) ? labelOfCertification(id) : id };
  }
  return { kind: 'skill', id, name: nameOfSkill(id) };
}
