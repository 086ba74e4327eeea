import { moduleById, modules, modulesOf, specifiedProductIds } from '#catalogue/modules.ts';
import { type SkillId, skillById } from '#catalogue/skills.ts';
import { type Chance, zipfPicker } from './chance.ts';
import { industries, inventNames, matters } from './words.ts';

const pickMatter = zipfPicker(matters, 0.8);
const pickIndustry = zipfPicker(industries, 0.8);
const pickModule = zipfPicker(specifiedProductIds.flatMap(modulesOf), 0.8);
const pickName = zipfPicker(inventNames(20_000, 'companies'));

/** What a text is about: gaps for products and modules are mostly filled with these. */
export interface Subject {
  skills: readonly SkillId[];
  modules: readonly string[];
}

/** Fills the gaps of a sentence. */
function fill(sentence: string, chance: Chance, subject: Subject): string {
  return sentence.replace(/\{(\w+)\}/g, (_, gap: string) => {
    switch (gap) {
      case 'product':
        return productName(chance, subject);
      case 'module':
        return moduleName(chance, subject);
      case 'industry':
        return pickIndustry(chance);
      case 'matter':
        return pickMatter(chance);
      case 'name':
        return pickName(chance);
      default:
        return String(chance.whole(3, 400));
    }
  });
}

function productName(chance: Chance, { skills }: Subject): string {
  const { name, microsoftName } = skillById(chance.one(skills));
  return microsoftName && chance.happens(0.6) ? microsoftName : name;
}

function moduleName(chance: Chance, { modules: own }: Subject): string {
  const id = own.length > 0 && chance.happens(0.8) ? chance.one(own) : undefined;
  const found = modules.find((module) => module.id === id) ?? moduleById(pickModule(chance).id);
  return found.name;
}

/** Sentences one after the other until the text is about so long, and never longer than `max`. */
export function writeText(
  chance: Chance,
  sentences: readonly string[],
  subject: Subject,
  length: { about: number; max: number },
): string {
  let text = '';
  while (text.length < length.about) {
    const sentence = fill(chance.one(sentences), chance, subject);
    if (text.length + 1 + sentence.length > length.max) break;
    text = text ? `${text} ${sentence}` : sentence;
  }
  return text;
}

/** One sentence, such as a title. */
export const writeLine = (chance: Chance, sentences: readonly string[], subject: Subject): string =>
  fill(chance.one(sentences), chance, subject);
