import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { labelOfLanguage, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { OfferedField } from '../hooks/use-fill-form.ts';

function nameOfId(id: string): string {
  if (isModuleId(id)) return moduleById(id).name;
  return isCertificationId(id) ? labelOfCertification(id) : nameOfSkill(id);
}

function nameOfItem(item: Exclude<OfferedField['value'], string | number>[number]): string {
  if (typeof item === 'string') return nameOfId(item);
  if ('title' in item) return item.title;
  const { language, level } = item;
  return level === '' ? spokenLanguages.label(language) : labelOfLanguage({ language, level });
}

/** What a file says of a field, as people read it. */
export function offeredText({ name, value }: OfferedField): string {
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'string') {
    return value.map(nameOfItem).join(', ');
  }
  if (name === 'country' && countries.has(value)) return countries.label(value);
  if (name === 'timezone' && timezones.has(value)) return timezones.label(value);
  return value;
}
