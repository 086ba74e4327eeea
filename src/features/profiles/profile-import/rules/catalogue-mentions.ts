import { ambiguousPhrases } from '#catalogue/find-terms.ts';
import { isModuleId, type ModuleId, type ProductId, skillOfModule } from '#catalogue/modules.ts';
import type { SaidPart } from '#catalogue/read-needs.ts';
import { skillSameAs } from '#catalogue/same-things.ts';
import { readTogether } from '#catalogue/shared-words.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import type { Place } from './place.ts';

/** Words in a file that name a skill or a module. */
export interface Mention {
  id: SkillId | ModuleId;
  /** As they stand in the file. */
  words: string;
  place: Place;
  /** How much they say: more in a headline or a list of skills than in running text. */
  weight: number;
}

/** Texts that belong together: a position with its description, a row of a list. */
export interface MentioningEntry {
  texts: readonly { text: string; place: Place }[];
  weight: number;
  /** A list of skills or a headline, where a word is meant as a skill. */
  isListing: boolean;
}

const phrases = (list: string): ReadonlySet<string> => new Set(list.split('|'));

// Names of products that are words of every business: "Sales" in a list of skills is selling.
const everydayProducts = phrases(
  'finance|erp|supply chain|supply chain management|scm|sales|sales professional|crm|customer engagement|customer service|' +
    'contact center|contact centre|marketing|customer insights|customer data platform|field service|commerce|retail|' +
    'human resources|hr|hcm|low code',
);

// Services that all consultants offer: in running text they say nothing.
const everydayServices = phrases(
  'training|support|implementation|rollout|go live|customization|customisation|plug ins|plugins|csharp|etl|help desk|helpdesk|' +
    'business analysis|business analyst|process mapping|user adoption|data conversion|' +
    // Words of every business, too.
    'fabric|chatbots|isv|alm|test automation|automated tests|automated testing|automatic tests|b2b integration',
);

// Names of modules that nothing else has.
const tellingModules = phrases('dataverse|power fx|mpos|viva sales');

const isOf = (kind: 'skill' | 'module', part: SaidPart) =>
  part.terms.flatMap((term) => (term.kind === kind ? [term.id] : []));

/** Skills that a part of a text names beyond doubt. */
function tellingSkills(part: SaidPart, isListing: boolean): SkillId[] {
  const named = isOf('skill', part);
  // One skill and one module of the same name are no doubt: "Project Operations".
  const isAmbiguous = named.length > 1 && ambiguousPhrases.includes(part.phrase);
  if (isAmbiguous || everydayProducts.has(part.phrase)) return [];
  if (everydayServices.has(part.phrase) && !isListing) return [];
  const meant = part.need?.kind === 'old-name' ? [part.need.means[0]] : [];
  return [...named, ...meant].filter((id) => id !== undefined && isSkillId(id));
}

/** "Dynamics 365 Sales and Marketing": the second is meant like the first. */
const isJoined = (part: SaidPart): boolean => part.phrase === 'and' || part.phrase === 'or';

const modulesOfPart = (part: SaidPart): ModuleId[] => {
  const meant = part.need && part.need.kind !== 'foreign' ? part.need.means.slice(0, 1) : [];
  // What is a skill of its own is named as that.
  return [...isOf('module', part), ...meant].filter(
    (id): id is ModuleId => isModuleId(id) && skillSameAs(id) === undefined,
  );
};

const hasTwoWords = (part: SaidPart): boolean => part.phrase.includes(' ');

interface ReadText {
  place: Place;
  parts: readonly SaidPart[];
}

function skillMentions(
  { parts, place }: ReadText,
  { weight, isListing }: MentioningEntry,
): Mention[] {
  const mentions: Mention[] = [];
  let isJoining = false;
  for (const part of parts) {
    const telling = tellingSkills(part, isListing);
    const joined: readonly SkillId[] =
      isJoining && everydayProducts.has(part.phrase) ? isOf('skill', part).filter(isSkillId) : [];
    const skills: readonly SkillId[] = joined.length === 1 ? [...telling, ...joined] : telling;
    for (const id of skills) mentions.push({ id, words: part.typed, place, weight });
    isJoining = skills.length > 0 || (isJoining && isJoined(part));
  }
  return mentions;
}

/** One word by itself ("Leads", "Tax") is a module only beside its product; a longer name also beside any other. */
const isSurelyModule = (
  part: SaidPart,
  id: ModuleId,
  named: ReadonlySet<string>,
  isListing: boolean,
) =>
  !ambiguousPhrases.includes(part.phrase) &&
  (named.has(skillOfModule(id)) ||
    tellingModules.has(part.phrase) ||
    (hasTwoWords(part) && (named.size > 0 || isListing)));

function moduleMentions(
  { parts, place }: ReadText,
  { weight, isListing }: MentioningEntry,
  named: ReadonlySet<string>,
): Mention[] {
  return parts.flatMap((part) =>
    modulesOfPart(part)
      .filter((id) => isSurelyModule(part, id, named, isListing))
      .flatMap((id): Mention[] => {
        const product: ProductId = skillOfModule(id);
        const mention = { words: part.typed, place };
        // A module that is named says something of its product, too.
        const isNews = !named.has(product) && isOf('module', part).includes(id);
        return [
          { ...mention, id, weight },
          ...(isNews ? [{ ...mention, id: product, weight: weight / 2 }] : []),
        ];
      }),
  );
}

/** What the texts of an entry name of the catalogue, by the words that searches know. */
export function readMentions(entry: MentioningEntry): Mention[] {
  const parts = readTogether(entry.texts.map(({ text }) => text));
  const read = entry.texts.map(({ place }, index) => ({ place, parts: parts[index] ?? [] }));
  const skills = read.flatMap((text) => skillMentions(text, entry));
  const named = new Set<string>(skills.map(({ id }) => id));
  return [...skills, ...read.flatMap((text) => moduleMentions(text, entry, named))];
}
