import { entriesSaidWith } from '#catalogue/entries-said-with.ts';
import { isModuleId } from '#catalogue/modules.ts';
import type { TextClause } from './asked-text.ts';
import { weightOfWord } from './ranking.ts';
import { tokenWeights } from './ranking-weights.ts';

/** What leads from another vendor's product to work here. */
const ways = new Set(['skill:data-migration', 'skill:system-integration']);

const isForeign = ({ nearest }: TextClause): boolean => nearest.length > 0;
const isName = ({ ids, said }: TextClause): boolean => ids.length > 0 || said !== null;

/**
 * Whether a text asks for work that consultants here do. One name or saying of the catalogue is enough; beside another
 * vendor's product it has to be a product of ours, or a way from there to here. Other words fit where those that
 * profiles have say more than those that none has. `found` says how many have each clause.
 */
export function fitsHere(clauses: readonly TextClause[], found: readonly number[]): boolean {
  if (clauses.some(isForeign)) {
    return clauses.some(
      (clause) =>
        !isForeign(clause) &&
        (clause.terms.length > 0 ||
          clause.meant.some((term) => ways.has(term)) ||
          clause.ids.some(isModuleId)),
    );
  }
  if (clauses.some((clause, index) => isName(clause) && (found[index] ?? 0) > 0)) return true;
  let [known, unknown] = [0, 0];
  for (const [index, { words }] of clauses.entries()) {
    const weight = weightOfWord(words);
    const isTelling = weight === tokenWeights.word;
    if ((found[index] ?? 0) === 0) unknown += weight;
    else known += isTelling ? 1 : weight * (entriesSaidWith(words)[0]?.share ?? 0);
  }
  return known > unknown;
}
