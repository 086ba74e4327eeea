import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type { AskedPart, FoundConsultant, MatchedPart, NamedEntry } from '../contract.ts';
import type { TextClause } from './asked-text.ts';
import { tiersOf } from './score-tiers.ts';

/** An entry that was found; `tiers` has, for each clause of the text, an index of `tiersOf`, -1 for none. */
interface FoundCard {
  card: ConsultantCard;
  tiers: readonly number[];
}

/** The cards with what of a text each consultant was found by. */
export function foundConsultants(
  found: readonly FoundCard[],
  clauses: readonly TextClause[],
): FoundConsultant[] {
  const ways = clauses.map((clause) => ({ words: clause.typed, tiers: tiersOf(clause) }));
  return found.map(({ card, tiers }) => {
    const answers = ways.map((way, index) => ({
      words: way.words,
      tier: way.tiers[tiers[index] ?? -1],
    }));
    const matched = answers
      .flatMap(({ words, tier }) => (tier ? [{ words, tier }] : []))
      .sort((one, other) => other.tier.worth - one.tier.worth)
      .map(({ words, tier }): MatchedPart => {
        const { listed } = tier;
        return {
          words,
          through: tier.words === null && listed ? readTerm(listed.term) : null,
          level: listed?.level ?? tier.words ?? 'all',
          isRelated: tier.isRelated === true,
        };
      });
    const missed = answers.filter(({ tier }) => !tier).map(({ words }) => words);
    return { ...card, matched, missed };
  });
}

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
