import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import { littleWords } from '#catalogue/everyday-words.ts';
import { type ExtraSkillId, isExtraSkillId } from '#catalogue/extra-skills.ts';
import type { Term } from '#catalogue/find-terms.ts';
import { isModuleId, isProductId, type ModuleId } from '#catalogue/modules.ts';
import type { SaidPart } from '#catalogue/read-needs.ts';
import { moduleSameAs } from '#catalogue/same-things.ts';
import { readTogether } from '#catalogue/shared-words.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import type { Said } from './finding.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { clauseAround, isNegated } from './sentence.ts';
import { isUnsure } from './unsure.ts';

/** What a text asks for of the catalogue. */
export interface Requirements {
  readonly modules: readonly Said<ModuleId>[];
  readonly extraSkills: readonly Said<ExtraSkillId>[];
  /** Products and skills that are named or meant, for which a project has no choice of its own. */
  readonly skills: readonly Said<SkillId>[];
  /** The words that name a product itself, such as "Field Service". */
  readonly products: readonly string[];
  /** The words for modules and skills that the text is unsure of: they would be nice to have, and are not asked for. */
  readonly unsure: readonly string[];
}

// What is there already is not what is wanted.
const inPlace =
  /\b(?:already (?:use|using|have|run|running|on|live on)|(?:use|using|have|run|running) \w+ already|(?:moving|migrating|coming|switching|move|migrate|upgrad\w+) (?:away |off |over )?(?:from|off))\b(?:(?!\b(?:need|needs|want|wants|add|adding|looking|require|like|to)\b)[\s\S])*$/iu;
/** Which extra skill something of the catalogue is, under this name or another. */
const extraSkillOf = (id: string): ExtraSkillId | null => {
  if (isExtraSkillId(id)) return id;
  return id === 'customization-development' ? 'custom-development' : null;
};

interface Meaning {
  modules: ModuleId[];
  extraSkills: ExtraSkillId[];
  skills: SkillId[];
}

/** A saying such as "no signal" of which only one word tells anything counts as a whole alone. */
const isWhole = ({ phrase, need }: SaidPart): boolean => {
  const said = need?.said.split(' ') ?? [];
  const telling = said.filter((word) => !littleWords.has(word));
  return telling.length > 1 || said.length < 2 || phrase === need?.said;
};

/**
 * What a part of a text asks for. Nothing for products that are not in the catalogue: what is nearest to them is a
 * guess.
 */
function meaningOf({ terms, need }: SaidPart): Meaning {
  // A word for several products, such as CRM, names none of them.
  const isAmbiguous = new Set(terms.map(({ kind }) => kind)).size < terms.length;
  const named = isAmbiguous ? [] : terms.flatMap(askedBy);
  const meant = need && need.kind !== 'foreign' ? need.means : [];
  const ids: readonly string[] = [...named, ...meant].filter(
    // An old name says what is in use, not that its data is to be moved.
    (id) => need?.kind !== 'old-name' || id !== 'data-migration',
  );
  const modules = ids.filter(isModuleId);
  // What is a module, too, is asked for as that.
  const isModule = (id: string): boolean => modules.some((module) => module === moduleSameAs(id));
  return {
    modules,
    extraSkills: ids.filter((id) => !isModule(id)).flatMap((id) => extraSkillOf(id) ?? []),
    skills: ids.filter(isSkillId).filter((id) => extraSkillOf(id) === null),
  };
}

function collect<Id extends string>(found: readonly (readonly [Id, string])[]): Said<Id>[] {
  const words = new Map<Id, string[]>();
  for (const [id, said] of found) words.set(id, [...(words.get(id) ?? []), said]);
  return [...words].map(([value, all]) => ({ value, words: [...new Set(all)] }));
}

/** What a name asks for: a certification asks for the skill that it proves most directly. */
const askedBy = (term: Term): readonly string[] =>
  term.kind === 'certification' ? skillsProvenBy[term.id].slice(0, 1) : [term.id];

/** A product whose modules a project chooses. Further skills are chosen by their own name. */
const isProduct = ({ id }: Term): boolean => isProductId(id) && !isExtraSkillId(id);

/**
 * Modules and skills that a text names, or that what it says usually has to do with. What it takes back or is unsure
 * of does not count.
 */
export function readRequirements(text: string): Requirements {
  const parts = readTogether([text])
    .flat()
    .filter(
      (part) =>
        // Most words mean nothing here, and what stands around each would take long to look at.
        (part.terms.length > 0 || part.need !== null) &&
        !ordinaryWords.has(part.phrase) &&
        isWhole(part) &&
        !inPlace.test(clauseAround(text, part).before),
    );
  const doubtful = parts.filter((part) => isUnsure(text, part));
  const found = parts
    .filter((part) => !doubtful.includes(part) && !isNegated(text, part))
    .map((part) => ({ ...meaningOf(part), terms: part.terms, words: part.typed }));
  const pairs = <Id extends string>(ids: (meaning: Meaning) => readonly Id[]) =>
    collect(
      found.flatMap((each) => ids(each).map((id): readonly [Id, string] => [id, each.words])),
    );
  return {
    modules: pairs(({ modules }) => modules),
    extraSkills: pairs(({ extraSkills }) => extraSkills),
    skills: pairs(({ skills }) => skills),
    products: [
      ...new Set(found.filter(({ terms }) => terms.some(isProduct)).map(({ words }) => words)),
    ],
    unsure: [...new Set(doubtful.map(({ typed }) => typed))],
  };
}
